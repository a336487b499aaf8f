//! Discovery of tables on the local network by multicast DNS. An announcement contains the host, the game and
//! the table, never a secret.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use async_channel::Sender;
use data_encoding::HEXLOWER;
use mdns_sd::{IfKind, Receiver, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};

use super::lock;
use super::reach::Reach;
use super::server::Command;
use crate::online::table::{Name, PeerId, TableId};
use crate::rules::Variant;

/// The mDNS service type.
const SERVICE: &str = "_pushflip._udp.local.";
/// The maximum number of listed tables: any machine on the network can announce any number.
const MAX_TABLES: usize = 64;
/// The timeout for unregistering from the network.
const CLOSE_TIMEOUT: Duration = Duration::from_millis(300);

/// An announced table. Nothing about it is proven until its host answers a connection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiscoveredTable {
    pub host: PeerId,
    pub table: TableId,
    /// The host's name for itself.
    pub name: Name,
    pub variant: Variant,
    pub addresses: Vec<SocketAddr>,
}

/// Announces a table while it exists. The server accepts join requests for the table meanwhile.
pub struct Announcement {
    daemon: ServiceDaemon,
    service: String,
    commands: Sender<Command>,
    table: usize,
}

impl Drop for Announcement {
    fn drop(&mut self) {
        // A closed server accepts no join requests anyway.
        let _ = self.commands.try_send(Command::SetAnnounced { table: self.table, on: false });
        // Without this, other machines would list the table for two more minutes. The reply only confirms the
        // transmission.
        if let Ok(gone) = self.daemon.unregister(&self.service) {
            let _ = gone.recv_timeout(CLOSE_TIMEOUT);
        }
        shut_down(&self.daemon);
    }
}

fn shut_down(daemon: &ServiceDaemon) {
    if let Ok(gone) = daemon.shutdown() {
        let _ = gone.recv_timeout(CLOSE_TIMEOUT);
    }
}

/// An mDNS daemon on the interfaces that the reach setting allows.
fn daemon(reach: &Reach) -> Result<ServiceDaemon, String> {
    let no_way = |_| "The local network cannot be searched: the system allows no multicast.".to_string();
    let daemon = ServiceDaemon::new().map_err(no_way)?;
    if *reach == Reach::Loopback {
        daemon.disable_interface(IfKind::All).map_err(no_way)?;
        daemon.enable_interface(IfKind::LoopbackV4).map_err(no_way)?;
    }
    Ok(daemon)
}

/// Announces a table under the host's port. The server receives commands for it under its number.
pub(super) fn announce(
    (commands, number): (Sender<Command>, usize),
    reach: &Reach,
    port: u16,
    host: PeerId,
    table: TableId,
    name: &Name,
    variant: Variant,
) -> Result<Announcement, String> {
    let daemon = daemon(reach)?;
    let (host, table) = (HEXLOWER.encode(&host.0), HEXLOWER.encode(&table.0));
    let label = &table[..16];
    let properties = [
        ("v", "1"),
        ("host", host.as_str()),
        ("table", table.as_str()),
        ("name", name.as_str()),
        ("game", variant.id()),
    ];
    let info = ServiceInfo::new(SERVICE, label, &format!("{label}.local."), "", port, &properties[..]);
    let registered = info.map(ServiceInfo::enable_addr_auto).and_then(|info| {
        let service = info.get_fullname().to_string();
        daemon.register(info).map(|()| service)
    });
    if let Ok(service) = registered
        && commands.try_send(Command::SetAnnounced { table: number, on: true }).is_ok()
    {
        return Ok(Announcement { daemon, service, commands, table: number });
    }
    shut_down(&daemon);
    Err("The table cannot be announced on the local network.".into())
}

/// Collects the tables announced on the local network while it exists.
pub struct Browser {
    daemon: ServiceDaemon,
    list: Arc<Mutex<BTreeMap<String, DiscoveredTable>>>,
}

impl Browser {
    /// Starts to listen. `changed` is called from another thread whenever the list changes. Fails with a
    /// sentence if the system does not allow multicast.
    pub fn start(reach: &Reach, changed: impl Fn() + Send + 'static) -> Result<Self, String> {
        let daemon = daemon(reach)?;
        let list = Arc::new(Mutex::default());
        let begin = || {
            let events = daemon.browse(SERVICE).ok()?;
            let list = Arc::clone(&list);
            thread::Builder::new()
                .name("pushflip-local".into())
                .spawn(move || listen(&events, &list, changed))
                .ok()
        };
        if begin().is_none() {
            shut_down(&daemon);
            return Err("The local network cannot be searched.".into());
        }
        Ok(Self { daemon, list })
    }

    /// The tables announced now. A host that was killed stays in the list for up to two minutes.
    pub fn tables(&self) -> Vec<DiscoveredTable> {
        lock(&self.list).values().cloned().collect()
    }

    /// The addresses of a host that announces tables now.
    pub(super) fn addresses_of(&self, host: PeerId) -> Vec<SocketAddr> {
        let list = lock(&self.list);
        let own = list.values().filter(|table| table.host == host);
        own.flat_map(|table| table.addresses.clone()).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // This ends the thread too.
        shut_down(&self.daemon);
    }
}

fn listen(
    events: &Receiver<ServiceEvent>,
    list: &Mutex<BTreeMap<String, DiscoveredTable>>,
    changed: impl Fn(),
) {
    while let Ok(event) = events.recv() {
        let is_new = match event {
            ServiceEvent::ServiceResolved(service) => match read(&service) {
                Some(table) => {
                    let mut list = lock(list);
                    let room = list.len() < MAX_TABLES || list.contains_key(&service.fullname);
                    room && list.insert(service.fullname.clone(), table.clone()) != Some(table)
                }
                None => false,
            },
            ServiceEvent::ServiceRemoved(_, name) => lock(list).remove(&name).is_some(),
            _ => false,
        };
        if is_new {
            changed();
        }
    }
}

/// The announced table, or `None` if the announcement is not understood.
fn read(service: &ResolvedService) -> Option<DiscoveredTable> {
    let property = |key| service.get_property_val_str(key);
    let mut addresses: Vec<SocketAddr> = service
        .get_addresses()
        .iter()
        .map(|address| SocketAddr::new(address.to_ip_addr(), service.get_port()))
        .collect();
    addresses.sort_unstable();
    Some(DiscoveredTable {
        host: PeerId(hex(property("host")?)?),
        table: TableId(hex(property("table")?)?),
        name: Name::try_from(property("name")?.to_string()).ok()?,
        variant: property("game")?.parse().ok()?,
        addresses,
    })
}

fn hex<const LENGTH: usize>(text: &str) -> Option<[u8; LENGTH]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}
