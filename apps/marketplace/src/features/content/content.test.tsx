import type { PostCard } from '@ginipig/contract/content/content.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openApp, problem } from '../../testing/open-app.ts'

const publisher = {
  name: 'Sample Appointments Ltd',
  address: '1 Sample Street, Sampleton',
  email: 'hello@ginipig.example',
  companyNumber: '01234567',
  icoNumber: null,
}
const calls = { 'GET /publisher': () => Response.json(publisher) }

test('the story says numbers that the rules keep, in both languages', async () => {
  await openApp('/our-story', calls)
  const numbers = within(await screen.findByRole('region', { name: 'Five numbers we’ll be held to' }))
  for (const number of ['30%', '£7.50', '8 hours', '36 hours', '£85.00']) numbers.getByText(number)
  fireEvent.click(await screen.findByRole('button', { name: 'Français' }))
  await screen.findByRole('heading', { level: 1, name: /cobaye/ })
  screen.getByText('36 heures')
})

test('who might list sees what they would keep, by the rules of a booking', async () => {
  await openApp('/onboard-with-us', calls)
  const calculator = within(await screen.findByRole('region', { name: 'What would you keep?' }))
  expect(calculator.getByRole('status').textContent).toContain('£45.90')
  fireEvent.change(calculator.getByLabelText('Your Ginipig price'), { target: { value: '84.01' } })
  calculator.getByText('The price must be at least 30% off the usual price')
  calculator.getByText('At most £84.00, which is 30% off. At least £7.50.')
  expect(calculator.queryByRole('status')).toBeNull()
  fireEvent.change(calculator.getByLabelText('Your Ginipig price'), { target: { value: '84' } })
  expect(calculator.getByRole('status').textContent).toContain('£71.40')
  calculator.getByRole('img', { name: 'Of £120.00: you keep £71.40, we take £12.60, the client saves £36.00' })
  expect(calculator.getByLabelText('Your usual price')).toHaveProperty('value', '120.00')
  fireEvent.click(screen.getByRole('button', { name: 'Français' }))
  const french = within(await screen.findByRole('region', { name: /^Que garderiez-vous/ }))
  expect(french.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['120,00', '84', '6'])
  expect(french.getByRole('status').textContent).toContain('71,40')
})

test('a price that was sent without script is worked out from its address', async () => {
  await openApp('/onboard-with-us?rrp=120&price=84&count=2', calls)
  const calculator = within(await screen.findByRole('region', { name: 'What would you keep?' }))
  expect(calculator.getByRole('status').textContent).toContain('£142.80')
})

test('a number a month that nobody has is asked for again, in a sentence', async () => {
  await openApp('/onboard-with-us?rrp=120&price=84&count=99999', calls)
  const calculator = within(await screen.findByRole('region', { name: 'What would you keep?' }))
  calculator.getByText('Please check the number a month')
})

test('the guide for clients counts a real price by the rules, in both languages', async () => {
  await openApp('/clients', calls)
  const life = within(await screen.findByRole('region', { name: 'The life of £54.00' }))
  life.getByText('£8.10 set aside')
  life.getByText('£45.90 taken')
  life.getByText('£45.90 to them')
  screen.getByText('£35.10')
  screen.getByText(/£18\.90 comes back; they get £27\.00/)
  fireEvent.click(await screen.findByRole('button', { name: 'Français' }))
  await screen.findByRole('heading', { level: 1, name: /bon cobaye/ })
})

test('the guide for providers says what they earn and who sees what', async () => {
  await openApp('/providers', {
    ...calls,
    'GET /spotlight': () => Response.json({ providers: [], reviews: [] }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Your chair, your rules, and a referee' })
  screen.getByText('£45.90 when it’s done')
  screen.getByText('£27.00 if they don’t come')
  screen.getByRole('table', { name: 'Who sees what, and when' })
  expect(screen.queryByRole('heading', { name: 'Working here this week' })).toBeNull()
})

test('the page of the company says who runs this and how to reach them', async () => {
  await openApp('/company', calls)
  await screen.findByRole('heading', { level: 1, name: 'Talk to a person' })
  await screen.findByText('Sample Appointments Ltd')
  screen.getByText('01234567')
  expect(screen.getAllByRole('link', { name: 'hello@ginipig.example' })[0]?.getAttribute('href')).toBe(
    'mailto:hello@ginipig.example',
  )
})

test('the footer leads to them', async () => {
  await openApp('/nowhere', calls)
  const group = async (name: string) => {
    const heading = await screen.findByRole('heading', { name })
    return within(heading.parentElement ?? document.body)
  }
  const company = await group('Company')
  expect(company.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/our-story',
    '/our-blogs',
    '/company',
  ])
  const service = await group('Customer service')
  expect(service.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/faq',
    '/feedback',
    '/near-today',
    '/clients',
    '/term-and-condition#cancelling',
  ])
  const vip = await group('VIP')
  vip.getByRole('link', { name: 'Onboard with us' })
})

const post = (number: number, topic: PostCard['topic'] = 'clients'): PostCard => ({
  id: `post-${number}`,
  topic,
  cover: 'cut',
  title: `Post ${number}`,
  summary: 'In short.',
  publishedAt: Date.parse('2026-05-04T08:00:00Z'),
  minutes: 3,
})
const counts = { clients: 3, money: 1 }
const blog = {
  'GET /posts': (asked: unknown) => {
    const search = asked instanceof URLSearchParams ? asked : new URLSearchParams()
    if (search.get('topic') === 'money') return Response.json({ items: [post(9, 'money')], nextCursor: null, counts })
    const isSecond = search.get('cursor') === 'post-2'
    const items = isSecond ? [post(3), post(9, 'money')] : [post(1), post(2)]
    return Response.json({ items, nextCursor: isSecond ? null : 'post-2', counts })
  },
  'GET /posts/post-1': () =>
    Response.json({ ...post(1), body: '## Before\n\nSit **down**. <script>no</script>\n\n## After', next: [post(2)] }),
  'GET /posts/post-8': () => problem('not_found', 404),
}

test('the blog shows the newest first, more on asking, and a topic by itself', async () => {
  const { router } = await openApp('/our-blogs', blog)
  await screen.findByRole('heading', { level: 2, name: 'Post 1' })
  screen.getByText('Showing 2 of 4 posts')
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  const third = await screen.findByRole('link', { name: 'Post 3' })
  await waitFor(() => expect(document.activeElement).toBe(third))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Topics' })).getByRole('link', { name: 'Money 1' }))
  await screen.findByText('Showing 1 of 1 posts')
  expect(router.state.location.search).toEqual({ topic: 'money' })
})

test('the blog can be followed in a feed reader, in its own language', async () => {
  await openApp('/our-blogs', blog)
  const feed = await screen.findByRole('link', { name: 'Follow by RSS' })
  expect(feed.getAttribute('href')).toBe('/feed.xml')
})

test('/blog is the same page', async () => {
  const { router } = await openApp('/blog', blog)
  await screen.findByRole('heading', { level: 1, name: 'The blog' })
  expect(router.state.location.pathname).toBe('/our-blogs')
})

test('a post is read with its contents, without what is not text, and leads on', async () => {
  await openApp('/blog-details/post-1', blog)
  await screen.findByRole('heading', { level: 1, name: 'Post 1' })
  await waitFor(() => expect(document.title).toBe('Post 1 | Ginipig'))
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  expect(contents.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#before', '#after'])
  expect(document.querySelector('main script')).toBeNull()
  expect(screen.getByRole('link', { name: 'Post 2' }).getAttribute('href')).toBe('/blog-details/post-2')
})

test('a reader says whether a post was useful, once, and again where it failed', async () => {
  const answers = [problem('too_many_requests', 429), Response.json({})]
  const asked: unknown[] = []
  await openApp('/blog-details/post-1', {
    ...blog,
    'POST /posts/post-1/ratings': (body: unknown) => {
      asked.push(body)
      return answers.shift() ?? Response.error()
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Not really' }))
  await screen.findByText(/try again/i)
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  const thanks = await screen.findByText('Thank you. It tells us what to write next.')
  expect(document.activeElement).toBe(thanks)
  expect(screen.queryByText('Was this useful?')).toBeNull()
  expect(asked).toEqual([{ isUseful: false }, { isUseful: true }])
})

test.for(['post-8', '..%2Fadmin', 'NOT-A-POST'])('a post that there isn’t (%s) is the not-found page', async (id) => {
  await openApp(`/blog-details/${id}`, blog)
  await screen.findByRole('heading', { level: 1, name: /not here|find|found/i })
})

test('the starting page shows the newest posts, and nothing of a blog where there is none', async () => {
  await openApp('/', blog)
  const strip = within(await screen.findByRole('region', { name: 'From the blog' }))
  expect(strip.getByRole('link', { name: 'Post 1' }).getAttribute('href')).toBe('/blog-details/post-1')
  strip.getByRole('link', { name: 'All posts' })
})

test('a message to us: what is missing is said, what was refused stays typed, what was sent says so', async () => {
  const answers = [problem('too_many_requests', 429), Response.json({})]
  const sent = vi.fn<(body: unknown) => Response>(() => answers.shift() ?? Response.error())
  await openApp('/company', { ...calls, 'POST /contact': sent })
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  const type = (label: RegExp | string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await screen.findByRole('heading', { level: 2, name: 'Write to us' })
  send()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Your name')))
  expect(sent).not.toHaveBeenCalled()
  type('Your name', 'Hannah Doyle')
  type('Your email', 'hannah@mail.example')
  type('Topic', 'payment')
  type(/Your message/, ' Twice? ')
  send()
  await screen.findByText(/written to us a few times already/)
  expect((screen.getByLabelText(/Your message/) as HTMLTextAreaElement).value).toBe(' Twice? ')
  send()
  const done = await screen.findByRole('heading', { level: 2, name: 'We have your message' })
  await waitFor(() => expect(document.activeElement).toBe(done))
  screen.getByText(/answers you at hannah@mail\.example/)
  const message = { name: 'Hannah Doyle', email: 'hannah@mail.example', topic: 'payment', text: 'Twice?' }
  expect(sent.mock.calls.map(([body]) => body)).toEqual(Array(2).fill({ ...message, language: 'en' }))
})

test('a message to us that isn’t sent yet is there again after another page', async () => {
  const { router } = await openApp('/company', calls)
  const words = () => screen.findByLabelText<HTMLTextAreaElement>(/Your message/)
  fireEvent.change(await words(), { target: { value: 'Twice?' } })
  fireEvent.change(screen.getByLabelText('Topic'), { target: { value: 'payment' } })
  await act(() => router.navigate({ to: '/our-story' }))
  await waitFor(() => expect(screen.queryByLabelText(/Your message/)).toBeNull())
  await act(() => router.navigate({ to: '/company' }))
  expect((await words()).value).toBe('Twice?')
  expect(screen.getByLabelText<HTMLSelectElement>('Topic').value).toBe('payment')
})
