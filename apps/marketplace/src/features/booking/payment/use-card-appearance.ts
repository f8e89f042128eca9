import { textFont } from '@ginipig/ui/text-font'
import type { Appearance, CustomFontSource } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const themeShown = () => (document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe')

/** The font that the appearance names: the card's frame is of another site and has none of ours. Whoever serves the file lets
 *  others fetch it (docs/operations.md). */
export const cardFonts: CustomFontSource[] = [
  {
    family: textFont.family,
    src: `url(${new URL(textFont.file, location.href).href})`,
    weight: textFont.weight,
    display: 'swap',
  },
]

/** Our tokens for the card's fields, which live in a frame that can't read them. Follows the theme. */
export function useCardAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribe, themeShown, () => 'stripe' as const)
  return useMemo(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    const style = getComputedStyle(probe)
    const token = (name: string) => style.getPropertyValue(name).trim()
    // As the page shows it: the token itself reads `light-dark(…)`, which Stripe doesn't take.
    const colour = (name: string) => {
      probe.style.color = `var(${name})`
      return style.color
    }
    const appearance: Appearance = {
      theme,
      variables: {
        colorPrimary: colour('--c-primary'),
        colorBackground: colour('--c-surface'),
        colorText: colour('--c-text'),
        colorTextSecondary: colour('--c-text-2'),
        colorTextPlaceholder: colour('--c-text-3'),
        colorDanger: colour('--c-danger'),
        borderRadius: token('--r-md'),
        fontFamily: token('--font-text'),
        fontSizeBase: '16px',
      },
      rules: { '.Input': { borderColor: colour('--c-border-strong') } },
    }
    probe.remove()
    return appearance
  }, [theme])
}
