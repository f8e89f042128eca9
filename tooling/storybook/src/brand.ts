import { create } from 'storybook/theming'

/** The tokens that Storybook's own frame is drawn in: it computes with colours and can't read custom properties.
 *  brand.test.ts holds them to tokens.css. */
export const frame = {
  light: {
    bg: '#fffefc',
    'bg-sunken': '#f7f4ee',
    surface: '#ffffff',
    text: '#14241d',
    'text-2': '#465249',
    border: '#e7e2d8',
    primary: '#0b4d38',
    'on-primary': '#ffffff',
  },
  dark: {
    bg: '#0c1512',
    'bg-sunken': '#08100d',
    surface: '#131e19',
    text: '#f3f1ea',
    'text-2': '#bcc6bf',
    border: '#26352e',
    primary: '#ffb3c1',
    'on-primary': '#0b2e22',
  },
} as const

/** @param base - whose colours, of `frame` */
export const brandTheme = (base: 'light' | 'dark') => {
  const colours = frame[base]
  return create({
    base,
    brandTitle: 'Ginipig design system',
    brandUrl: './',
    brandImage: base === 'light' ? './logo.svg' : './logo-dark.svg',
    fontBase: '"Figtree Variable", "Figtree Arial", "Figtree DejaVu", system-ui, sans-serif',
    colorPrimary: colours.primary,
    colorSecondary: colours.primary,
    appBg: colours['bg-sunken'],
    appContentBg: colours.bg,
    appPreviewBg: colours.bg,
    appBorderColor: colours.border,
    appBorderRadius: 12,
    textColor: colours.text,
    textInverseColor: colours['on-primary'],
    textMutedColor: colours['text-2'],
    barBg: colours.surface,
    barTextColor: colours['text-2'],
    barSelectedColor: colours.primary,
    barHoverColor: colours.primary,
    inputBg: colours.surface,
    inputBorder: colours.border,
    inputTextColor: colours.text,
    inputBorderRadius: 8,
  })
}
