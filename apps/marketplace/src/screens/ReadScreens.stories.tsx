import type { Meta, StoryObj } from '@storybook/react-vite'
import { dark, onPhone, screen } from './screen.tsx'

const meta = {
  title: 'Screens/Marketplace/Read',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

const visitor = { isVisitor: true }

const posts = [
  ['first-trainee-appointment', 'clients', 'cut', 'Your first appointment with a trainee, minute by minute'],
  ['where-your-deposit-goes', 'money', 'colour', 'Where your deposit goes, day by day'],
  ['photograph-hands', 'providers', 'nails', 'Photographing hands without a studio'],
].map(([id, topic, cover, title]) => ({
  ...{ id, topic, cover, title, summary: 'What happens when, and the one sentence worth saying out loud.' },
  publishedAt: Date.UTC(2026, 10, 16, 8),
  minutes: 2,
}))
const body =
  '## Before you sit down\n\nExpect ten minutes of **looking**.\n\n## Why it takes longer\n\n> Could you show me?'
const items = [
  ['deposit', 'payment', 'How much do I pay, and when?', 'Pay in full, or **15%** now and the rest later.'],
  ['cancel-cost', 'appointment', 'What does it cost if I cancel?', '- **Early:** the deposit.\n- **Late:** more.'],
].map(([id, group, question, answer]) => ({ id, group, question, answer, also: '' }))
const calls = {
  'GET /posts': () => Response.json({ items: posts, nextCursor: null, counts: { clients: 1, money: 1, providers: 1 } }),
  'GET /posts/first-trainee-appointment': () => Response.json({ ...posts[0], body, next: posts.slice(1) }),
  'GET /faq': () => Response.json({ items }),
}

export const OurStory: StoryObj = screen('/our-story', calls, visitor)
export const Blog: StoryObj = screen('/our-blogs', calls, visitor)
export const BlogOnAPhone: StoryObj = onPhone(Blog)
export const Post: StoryObj = screen('/blog-details/first-trainee-appointment', calls, visitor)
export const PostDark: StoryObj = dark(Post)
export const Questions: StoryObj = screen('/faq#cancel-cost', calls, visitor)
export const NothingFound: StoryObj = screen('/faq?q=parking', calls, visitor)
export const ForNewProviders: StoryObj = screen('/onboard-with-us', calls, visitor)
export const ForClients: StoryObj = screen('/clients', calls, visitor)
export const ForProviders: StoryObj = screen('/providers', calls, visitor)
export const Feedback: StoryObj = screen('/feedback', calls, visitor)
