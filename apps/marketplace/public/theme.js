// Before anything shows: the colours chosen on this device, else the device's own. The app itself comes later.
{
  let chosen
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: as the device has it.
  }
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : isDark ? 'dark' : 'light'
}
