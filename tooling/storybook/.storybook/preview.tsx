import type { Preview } from '@storybook/react-vite'
import '../src/docs/docs.css'
import ui from '@ginipig/ui/storybook/preview.tsx'
import { controls, shownDefaults } from '../src/controls.ts'
import { ComponentPage } from '../src/docs/ComponentPage.tsx'
import { Container } from '../src/docs/Container.tsx'
import { withLook } from '../src/look.tsx'

const choice = (name: string, icon: string, items: Record<string, string>) => ({
  description: name,
  toolbar: {
    title: name,
    icon: icon as 'contrast',
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
})

const preview: Preview = {
  decorators: [withLook],
  argTypesEnhancers: [controls],
  argsEnhancers: [shownDefaults],
  tags: ['autodocs'],
  globalTypes: {
    theme: choice('Theme', 'contrast', { light: 'Light', dark: 'Dark' }),
    density: choice('Density', 'component', { marketplace: 'Marketplace', console: 'Console' }),
    language: choice('Language of screens', 'globe', { en: 'English', fr: 'Français' }),
    textSize: choice('Text size', 'zoom', { '100%': 'Text 100 %', '150%': 'Text 150 %', '200%': 'Text 200 %' }),
  },
  initialGlobals: { theme: 'light', density: 'marketplace', language: 'en', textSize: '100%' },
  parameters: {
    ...ui.parameters,
    backgrounds: { disable: true },
    docs: { page: ComponentPage, container: Container },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          'Why it looks like this',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Shape', 'Motion', 'Layout', 'Icons', 'Logo and identity', 'Voice'],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Booking', 'Money', 'Data', 'Feedback', 'Overlays', 'Layout'],
          'Patterns',
          'Screens',
        ],
      },
    },
  },
}

export default preview
