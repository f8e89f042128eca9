import type { Appearance } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const themeShown = () => (document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe')

/** Our tokens for the card's fields, which live in a frame that can't read them. Follows the theme. */
export function useCardAppearance(): Appearance {
  const theme = useSyncExternalStore(subscribe, themeShown)
  return useMemo(() => {
    const tokens = getComputedStyle(document.documentElement)
    const token = (name: string) => tokens.getPropertyValue(name).trim()
    return {
      theme,
      variables: {
        colorPrimary: token('--c-primary'),
        colorBackground: token('--c-surface'),
        colorText: token('--c-text'),
        colorTextSecondary: token('--c-text-2'),
        colorTextPlaceholder: token('--c-text-3'),
        colorDanger: token('--c-danger'),
        borderRadius: token('--r-md'),
        fontFamily: token('--font-text'),
        fontSizeBase: '16px',
      },
      rules: { '.Input': { borderColor: token('--c-border-strong') } },
    }
  }, [theme])
}
