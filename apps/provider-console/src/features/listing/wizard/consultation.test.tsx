import { FakeUpload } from '@ginipig/app/testing/fake-upload.ts'
import type { ListingDraft, TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { draftId, draftOf, fullListing, listingsOf } from '../../../testing/listing-draft.ts'
import { type Calls, openApp, person } from '../../../testing/open-app.ts'
import { finishedProfile } from '../../../testing/provider-profile.ts'

const document = { id: '0190a7c2-0000-7000-8000-000000000f01', format: 'pdf', bytes: 1_234_000 } as const
const oldId = '0190a7c2-0000-7000-8000-000000000f00'

beforeEach(() => {
  FakeUpload.made = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
})

/** The second step of a draft, open. */
async function openStep(more: Calls = {}, first: Partial<ListingDraft> = {}) {
  let kept = draftOf({ typed: { ...draftOf({}).typed, ...fullListing }, ...first })
  const path = `/provider/drafts/${draftId}`
  const calls: Calls = {
    'GET /provider/profile': () => Response.json(finishedProfile),
    'GET /provider/listings': () => Response.json(listingsOf([])),
    'GET /provider/diary': () => Response.json({ zone: 'Europe/London', slots: [], bookings: [], busy: [] }),
    [`GET ${path}`]: () => Response.json(kept),
    [`PUT ${path}`]: (body) => {
      const { revision, typed } = body as { revision: number; typed: TypedListing } // as the autosave sends it
      const isThere = typed.requirements?.document?.id === document.id
      kept = draftOf({ typed, revision: revision + 1, document: isThere ? document : null })
      return Response.json(kept)
    },
    ...more,
  }
  await openApp(`/provider/appointment?draft=${draftId}&step=requirements`, calls, { signedInAs: person('provider') })
  await screen.findByRole('switch', { name: 'Consultation form' })
  return { requirements: () => kept.typed.requirements }
}

const saved = (check: () => void) => waitFor(check, { timeout: 3_000 })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const turnOn = () => fireEvent.click(screen.getByRole('switch', { name: 'Consultation form' }))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
const pick = async (file: File, name = 'Choose a file') =>
  fireEvent.change(await screen.findByLabelText(name), { target: { files: [file] } })
const lastSent = async (count: number) => {
  await waitFor(() => expect(FakeUpload.made).toHaveLength(count))
  const upload = FakeUpload.made.at(-1)
  if (!upload) throw new Error('nothing was sent')
  return upload
}

test('a form is built of questions: free ones, choices, optional ones, in an order that can be changed', async () => {
  const { requirements } = await openStep()
  turnOn()
  type('Question 1', 'Have you used henna?')
  fireEvent.change(screen.getByLabelText('Answer to question 1'), { target: { value: 'choice' } })
  type('Choices for question 1', 'Never\nOnce')
  await press('Add a question')
  type('Question 2', 'When was your last colour?')
  const second = screen.getByLabelText('Question 2').closest('fieldset') ?? window.document.body
  fireEvent.click(within(second).getByRole('checkbox', { name: 'Has to be answered' }))
  await press('Move question 2 up')
  await press('Add a question')
  await press('Remove question 3')
  await saved(() =>
    expect(requirements()?.questions).toMatchObject([
      { text: 'When was your last colour?', isRequired: false, options: [] },
      { text: 'Have you used henna?', isRequired: true, kind: 'choice', options: ['Never', 'Once'] },
    ]),
  )
  expect(screen.getByRole('button', { name: 'Move question 1 up' })).toHaveProperty('disabled', true)
})

test('the keyboard goes on where a question was added, moved and removed', async () => {
  await openStep()
  turnOn()
  const pressHere = async (name: string) => {
    const button = await screen.findByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  const hasFocus = (element: HTMLElement) => waitFor(() => expect(window.document.activeElement).toBe(element))
  const button = (name: string) => screen.getByRole('button', { name })
  await pressHere('Add a question')
  await hasFocus(await screen.findByLabelText('Question 2'))
  await pressHere('Add a question')
  await hasFocus(await screen.findByLabelText('Question 3'))
  await pressHere('Move question 3 up')
  await hasFocus(button('Move question 2 up'))
  await pressHere('Move question 2 up')
  await hasFocus(button('Move question 1 down'))
  await pressHere('Remove question 3')
  await hasFocus(screen.getByLabelText('Question 2'))
  await pressHere('Remove question 1')
  await hasFocus(screen.getByLabelText('Question 1'))
  await pressHere('Remove question 1')
  await hasFocus(button('Add a question'))
})

test('a question is answered by yes or no, a tick or a date; one that is no choice any more keeps no choices', async () => {
  const { requirements } = await openStep()
  turnOn()
  const answer = (kind: string) =>
    fireEvent.change(screen.getByLabelText('Answer to question 1'), { target: { value: kind } })
  type('Question 1', 'Have you used henna?')
  answer('choice')
  await press(/^Continue/)
  expect((await screen.findAllByText('Please enter two choices')).length).toBeGreaterThan(0)
  type('Choices for question 1', 'Never\nOnce')
  for (const kind of ['yes_no', 'date', 'tick']) {
    answer(kind)
    await saved(() => expect(requirements()?.questions).toMatchObject([{ kind, options: [] }]))
  }
  expect(screen.getByRole('checkbox', { name: 'Has to be ticked' })).toBeTruthy()
  expect(screen.queryByLabelText('Choices for question 1')).toBeNull()
})

test('a listed choice of one, of before, is said to lack another as soon as it is edited, and keeps what it says', async () => {
  const question = {
    id: 'old',
    text: 'Have you used henna?',
    isRequired: true,
    kind: 'choice' as const,
    options: ['Never'],
  }
  const typed = { ...draftOf({}).typed, ...fullListing }
  const listed = { status: 'listed' as const, bookedCount: 0, bookedStarts: [], rrp: 8_500, nextRrp: null }
  const { requirements } = await openStep(
    {},
    { typed: { ...typed, requirements: { ...fullListing.requirements, questions: [question] } }, listed },
  )
  const box = (await screen.findByLabelText('Choices for question 1')) as HTMLTextAreaElement
  await within(box.closest('fieldset') ?? window.document.body).findByText('Please enter two choices')
  expect(box.value).toBe('Never')
  type('Choices for question 1', 'Never\nOnce')
  await saved(() => expect(requirements()?.questions).toMatchObject([{ options: ['Never', 'Once'] }]))
  expect(screen.queryByText('Please enter two choices')).toBeNull()
})

test('what a question lacks is said at the question', async () => {
  await openStep()
  turnOn()
  await press(/^Continue/)
  expect((await screen.findAllByText('Please enter a question')).length).toBeGreaterThan(0)
  type('Question 1', 'Text me on 07700 900142?')
  await screen.findAllByText(/^No phone numbers, email addresses/)
})

test('a form of one’s own is sent with its progress and kept in the draft', async () => {
  const { requirements } = await openStep()
  turnOn()
  choose(/^A form you have/)
  await saved(() => expect(requirements()).toMatchObject({ questions: null, document: { id: null } }))
  await press(/^Continue/)
  await screen.findAllByText('Please add your form')
  // Named and typed wrongly: it is told by its content.
  await pick(new File(['%PDF-1.7'], 'form.docx', { type: 'application/msword' }))
  const upload = await lastSent(1)
  expect(upload.type).toBe('application/pdf')
  upload.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true })
  const progress = await screen.findByRole('progressbar', { name: 'Sending your form' })
  await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('25'))
  upload.finish(200, document)
  await screen.findByRole('button', { name: 'Download the form (PDF, 1.2 MB)' })
  expect(screen.queryByText('Please add your form')).toBeNull()
  await saved(() => expect(requirements()?.document).toEqual({ id: document.id }))
  expect(screen.getByLabelText('Replace the file')).toBeTruthy()
})

test('the step is not left while a form that replaces another is on its way, and says why', async () => {
  const requirements = { ...fullListing.requirements, document: { id: oldId } }
  const { requirements: kept } = await openStep({}, { typed: { ...draftOf({}).typed, ...fullListing, requirements } })
  await pick(new File(['%PDF-1.7'], 'form.pdf'), 'Replace the file')
  const upload = await lastSent(1)
  const why = 'Your files are on their way: a moment, then you can go on.'
  for (const name of [/^Continue/, 'Back', 'Edit Treatment', 'Save and close']) {
    await press(name)
    expect(screen.getByText(why)).toBeTruthy()
    expect(screen.getByRole('switch', { name: 'Consultation form' })).toBeTruthy()
  }
  upload.finish(200, document)
  await waitFor(() => expect(screen.queryByText(why)).toBeNull())
  await press(/^Continue/)
  await screen.findByRole('radiogroup', { name: 'How many dates?' })
  await saved(() => expect(kept()?.document).toEqual({ id: document.id }))
})

test('one that broke off is sent again, one that the API refuses says why, another kind is not sent', async () => {
  await openStep()
  turnOn()
  choose(/^A form you have/)
  await pick(new File(['MZ'], 'form.pdf', { type: 'application/pdf' }))
  await screen.findByText('PDF, HTML, PPT or PPTX only')
  expect(FakeUpload.made).toEqual([])
  await pick(new File(['%PDF-1.7'], 'form.pdf'))
  ;(await lastSent(1)).onerror?.()
  await press('Try again')
  ;(await lastSent(2)).finish(422, { type: '', title: '', status: 422, code: 'document_unsafe' })
  await screen.findByText(/^This file carries macros/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await pick(new File(['%PDF-1.7'], 'form.pdf'))
  await lastSent(3)
  await press('Cancel upload')
  await screen.findByLabelText('Choose a file')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a form that is there is opened by a link that is asked for then', async () => {
  const asked = vi.fn(() => Response.json({ url: '/api/v1/documents/x?until=1&signature=s' }))
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href)
  })
  const requirements = { ...fullListing.requirements, document: { id: document.id } }
  await openStep(
    { [`GET /documents/${document.id}/link`]: asked },
    { typed: { ...draftOf({}).typed, ...fullListing, requirements }, document },
  )
  expect(asked).not.toHaveBeenCalled()
  await press('Download the form (PDF, 1.2 MB)')
  await waitFor(() => expect(opened).toEqual([expect.stringContaining('/api/v1/documents/x?until=1')]))
})
