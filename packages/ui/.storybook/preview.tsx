import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/styles/index.css'
import { viewports } from './viewports.ts'

/** Puts a story's theme where the apps put it, on <html>. */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme
  return <Story />
}

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { theme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
  },
}

export default preview
