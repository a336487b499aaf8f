; Installer for one user, without administrator rights. `.ci/package windows` passes VERSION, FILES, ICON and OUT.
; It writes only to its folder, the Start menu and HKEY_CURRENT_USER. Matches and settings are in %APPDATA%\pushflip and
; computed tables in %LOCALAPPDATA%\pushflip; neither the installer nor the uninstaller touches them.

Unicode true
SetCompressor /SOLID lzma
!include MUI2.nsh

Name "Pushflip"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Pushflip"
InstallDirRegKey HKCU "Software\Pushflip" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "Pushflip ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Pushflip"
VIAddVersionKey "FileDescription" "Pushflip"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Pushflip authors; MIT OR Apache-2.0"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\pushflip.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "Slovenian"
!insertmacro MUI_LANGUAGE "Romanian"
!insertmacro MUI_LANGUAGE "Russian"

LangString MATCH ${LANG_ENGLISH} "Pushflip match"
LangString MATCH ${LANG_GERMAN} "Pushflip-Partie"
LangString MATCH ${LANG_FRENCH} "Partie Pushflip"
LangString MATCH ${LANG_SPANISH} "Partida de Pushflip"
LangString MATCH ${LANG_ITALIAN} "Partita di Pushflip"
LangString MATCH ${LANG_SLOVENIAN} "Partija igre Pushflip"
LangString MATCH ${LANG_ROMANIAN} "Partidă Pushflip"
LangString MATCH ${LANG_RUSSIAN} "Партия Pushflip"
LangString RUNNING ${LANG_ENGLISH} "Pushflip is running. Close it and try again."
LangString RUNNING ${LANG_GERMAN} "Pushflip läuft noch. Schließe es und versuche es noch einmal."
LangString RUNNING ${LANG_FRENCH} "Pushflip est ouvert. Ferme-le, puis réessaie."
LangString RUNNING ${LANG_SPANISH} "Pushflip está abierto. Ciérralo e inténtalo de nuevo."
LangString RUNNING ${LANG_ITALIAN} "Pushflip è aperto. Chiudilo e riprova."
LangString RUNNING ${LANG_SLOVENIAN} "Pushflip je odprt. Zapri ga in poskusi znova."
LangString RUNNING ${LANG_ROMANIAN} "Pushflip este deschis. Închide-l și încearcă din nou."
LangString RUNNING ${LANG_RUSSIAN} "Pushflip запущен. Закройте его и попробуйте ещё раз."

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Pushflip"
!define CLASSES "Software\Classes"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\pushflip.exe"

; Tells Explorer that file types have changed.
!macro REFRESH
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Opens files or links with the program.
!macro OPEN KEY
  WriteRegStr HKCU "${CLASSES}\${KEY}\DefaultIcon" "" "$INSTDIR\pushflip.exe,0"
  WriteRegStr HKCU "${CLASSES}\${KEY}\shell\open\command" "" '"$INSTDIR\pushflip.exe" --from-desktop "%1"'
!macroend

Section
  SetOutPath "$INSTDIR"
  ; A running program cannot be replaced, but renamed. It plays its match to the end; the file is deleted next time.
  Delete "$INSTDIR\pushflip-old.exe"
  Delete "$INSTDIR\pushflip.exe"
  ClearErrors
  IfFileExists "$INSTDIR\pushflip.exe" 0 +2
  Rename "$INSTDIR\pushflip.exe" "$INSTDIR\pushflip-old.exe"
  IfErrors 0 +3
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
  Abort
  File /r "${FILES}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Pushflip.lnk" "$INSTDIR\pushflip.exe"

  WriteRegStr HKCU "Software\Pushflip" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\pushflip.exe"
  WriteRegStr HKCU "${CLASSES}\.pushflip" "" "Pushflip.Match"
  WriteRegStr HKCU "${CLASSES}\Pushflip.Match" "" "$(MATCH)"
  !insertmacro OPEN "Pushflip.Match"
  WriteRegStr HKCU "${CLASSES}\pushflip" "" "URL:Pushflip"
  WriteRegStr HKCU "${CLASSES}\pushflip" "URL Protocol" ""
  !insertmacro OPEN "pushflip"
  !insertmacro REFRESH

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Pushflip"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\pushflip.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Pushflip authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  SectionGetSize 0 $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  retry:
  Delete "$INSTDIR\pushflip-old.exe"
  IfFileExists "$INSTDIR\pushflip-old.exe" running
  Delete "$INSTDIR\pushflip.exe"
  IfFileExists "$INSTDIR\pushflip.exe" running gone
  running:
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
  Abort
  gone:
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\LICENSE-*.txt"
  Delete "$INSTDIR\third-party.txt"
  Delete "$INSTDIR\docs\*.md"
  RMDir "$INSTDIR\docs"
  Delete "$INSTDIR\uninstall.exe"
  ; The folder stays if the player has put something into it.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Pushflip.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Pushflip"
  DeleteRegKey HKCU "${APP_PATH}"
  DeleteRegKey HKCU "${CLASSES}\Pushflip.Match"
  DeleteRegKey HKCU "${CLASSES}\pushflip"
  ReadRegStr $0 HKCU "${CLASSES}\.pushflip" ""
  StrCmp $0 "Pushflip.Match" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.pushflip"
  !insertmacro REFRESH
SectionEnd
