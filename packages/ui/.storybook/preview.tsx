import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/styles/index.css'

/** Puts the toolbar's theme where the apps put it, on <html>; a docs page holds many stories, so there each carries its own. */
const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const theme = globals.theme === 'dark' ? 'dark' : 'light'
  if (viewMode !== 'docs') {
    document.documentElement.dataset.theme = theme
    return <Story />
  }
  return (
    <div data-theme={theme} style={{ background: 'var(--c-bg)', color: 'var(--c-text)', padding: 'var(--sp-4)' }}>
      <Story />
    </div>
  )
}

const preview: Preview = {
  decorators: [withTheme],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { matchers: { color: /colour|background/i } },
    options: {
      storySort: { order: ['Foundation', 'Actions', 'Fields', 'Choice', 'Description', 'Feedback', 'Overlays'] },
    },
  },
}

export default preview
