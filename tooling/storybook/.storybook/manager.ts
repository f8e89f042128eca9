import { addons } from 'storybook/manager-api'
import { brandTheme } from '../src/brand.ts'

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches

addons.setConfig({ theme: brandTheme(isDark ? 'dark' : 'light'), sidebar: { showRoots: true } })
