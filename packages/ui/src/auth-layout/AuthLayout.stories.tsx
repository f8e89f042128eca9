import type { Meta, StoryObj } from '@storybook/react-vite'
import { X } from 'lucide-react'
import { expect } from 'storybook/test'
import pigPost from '#assets/illustrations/pig-post.svg'
import pigSpa from '#assets/illustrations/pig-spa.svg'
import { Button } from '#button/index.ts'
import { Field } from '#field/index.ts'
import { IconLink } from '#icon-button/index.ts'
import { homeLink } from '#story-fixtures/site-chrome.tsx'
import { storyLink } from '#story-fixtures/story-link.tsx'
import { TextInput } from '#text-input/index.ts'
import type { Usage } from '#usage/index.ts'
import { AuthLayout } from './AuthLayout.tsx'

const heading = {
  font: 'var(--fw-display) var(--fs-3xl) / 1.1 var(--font-display)',
  letterSpacing: 'var(--tr-display)',
  marginBlockEnd: 28,
}

const usage: Usage = {
  use: ['Logging in, signing up, codes and passwords: the brand beside one form, on a phone the form alone.'],
  avoid: ['Anything behind the log-in.'],
  words: ['The title greets or says the step; one form a page.'],
}

const meta = {
  title: 'Components/Layout/AuthLayout',
  component: AuthLayout,
  // In a frame of its own on the docs page: it measures itself by the window.
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    logo: homeLink,
    title: 'Good to see you again.',
    lead: '258 appointments are open near you this week.',
    illustration: { src: pigSpa },
    topEnd: <IconLink label="Close" icon={<X aria-hidden="true" />} render={storyLink('home')} />,
    children: (
      <>
        <h1 style={heading}>Log in</h1>
        <form style={{ display: 'grid', gap: 20 }}>
          <Field label="Email">
            <TextInput type="email" autoComplete="email" defaultValue="hannah.doyle@example.com" />
          </Field>
          <Button variant="primary" size="lg" block>
            Log in
          </Button>
        </form>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>
export default meta
type Story = StoryObj<typeof meta>

export const LogIn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
  },
}

export const WideForm: Story = {
  args: { title: 'Check your phone.', lead: undefined, illustration: { src: pigPost }, measure: 'wide' },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'small', isRotated: false } } }

export const Dark: Story = { globals: { theme: 'dark' } }
