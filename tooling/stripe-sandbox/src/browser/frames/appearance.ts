import type { Appearance } from '#browser/script/messages.ts'

const light = {
  colorPrimary: '#0570de',
  colorBackground: '#ffffff',
  colorText: '#30313d',
  colorTextSecondary: '#5f6069',
  colorTextPlaceholder: '#6d6e78',
  colorDanger: '#b3093c',
  colorBorder: '#8b8d98',
  borderRadius: '5px',
  fontFamily: 'system-ui, sans-serif',
  fontSizeBase: '1rem',
  spacingUnit: '4px',
}

const night: Partial<typeof light> = {
  colorPrimary: '#85d996',
  colorBackground: '#30313d',
  colorText: '#ffffff',
  colorTextSecondary: '#d5d6dd',
  colorTextPlaceholder: '#a5a7b4',
  colorDanger: '#fe87a1',
  colorBorder: '#a5a7b4',
}

/** Turns Stripe's `appearance` into custom properties, which card.css uses. */
export function applyAppearance({ theme, variables = {} }: Appearance): void {
  const values = { ...light, ...(theme === 'night' ? night : {}), ...variables }
  for (const [name, value] of Object.entries(values)) {
    const property = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    document.documentElement.style.setProperty(property, value)
  }
}
