import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { brandTheme } from '../brand.ts'

const GLOBALS_UPDATED = 'globalsUpdated'
const themes = { light: brandTheme('light'), dark: brandTheme('dark') }

/** A page of docs in the toolbar's theme. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<'light' | 'dark'>(() => themeInAddress())
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: { globals: { theme?: string } }) =>
      setTheme(globals.theme === 'dark' ? 'dark' : 'light')
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [])
  return (
    <DocsContainer context={context} theme={themes[theme]}>
      {children}
    </DocsContainer>
  )
}

/** The toolbar's choice before it changes: Storybook keeps it as `globals=theme:dark` in the address. */
const themeInAddress = () => (/theme:dark/.test(decodeURIComponent(window.location.search)) ? 'dark' : 'light')
