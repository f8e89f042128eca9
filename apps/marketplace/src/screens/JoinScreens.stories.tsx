import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, onPhone, screen } from './screen.tsx'

const meta = {
  title: 'Screens/Marketplace/Join',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const visitor = { isVisitor: true }

export const SignUp: StoryObj = screen('/registration', {}, visitor)
export const SignUpOnAPhone: StoryObj = onPhone(SignUp)
export const LogIn: StoryObj = screen('/login', {}, visitor)
export const LogInDark: StoryObj = dark(LogIn)
export const NotFound: StoryObj = screen('/nowhere', {}, visitor)
