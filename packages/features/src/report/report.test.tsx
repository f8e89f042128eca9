import { renderRoutes, testRoot } from '@ginipig/app/testing/render-routes.tsx'
import type { Report, Reportable } from '@ginipig/contract/report/report.ts'
import type { ReportKind } from '@ginipig/domain/report'
import { createRoute, useNavigate } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReportPage } from './ReportPage.tsx'
import { SentReportPage } from './SentReportPage.tsx'

const ids = {
  message: '00000000-0000-4000-8000-000000000001',
  luca: '00000000-0000-4000-8000-000000000002',
  report: '00000000-0000-4000-8000-000000000003',
}

const target: Reportable = {
  kind: 'message',
  targetId: ids.message,
  quote: 'Just pay me cash next time',
  by: 'Luca Moretti',
  holdsMoney: false,
  person: { id: ids.luca, firstName: 'Luca' },
  openReportId: null,
}

const report: Report = {
  id: ids.report,
  reference: 'RP-1183',
  kind: 'message',
  quote: target.quote,
  reason: 'harassment',
  comment: 'Twice',
  at: Date.UTC(2027, 3, 2, 10),
  added: [],
  holdsMoney: false,
  settled: null,
}

const homeLink = (slot: object) => <a href="/" {...slot} />

function Page({ kind = 'message' }: { kind?: ReportKind }) {
  const navigate = useNavigate()
  return (
    <ReportPage
      kind={kind}
      targetId={ids.message}
      homeLink={homeLink}
      subjectLink={({ kind: about, person }) =>
        about === 'message' && person ? (slot) => <a href={`/message/${person.id}`} {...slot} /> : undefined
      }
      reportLink={(id) => (slot) => <a href={`/sent/${id}`} {...slot} />}
      onLogIn={() => void navigate({ to: '/login' })}
      onSent={() => void navigate({ to: '/sent' })}
    />
  )
}

const route = (path: string, component: () => React.ReactNode) =>
  createRoute({
    getParentRoute: () => testRoot,
    path,
    staticData: { access: 'common', title: { id: 'Test' } },
    component,
  })
const routes = [
  route('/report', () => <Page />),
  route('/report-client', () => <Page kind="client" />),
  route('/sent', () => <SentReportPage reportId={ids.report} homeLink={homeLink} />),
  route('/login', () => <h1>Log in</h1>),
]

type Calls = Record<string, () => Response | Promise<Response>>

async function open({
  at = '/report',
  signedIn = true,
  calls = {},
}: {
  at?: string
  signedIn?: boolean
  calls?: Calls
} = {}) {
  await renderRoutes(routes, {
    at,
    signedIn,
    calls: {
      [`GET /reportable/message/${ids.message}`]: () => Response.json(target),
      [`GET /reports/${ids.report}`]: () => Response.json(report),
      ...calls,
    },
  })
}

const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('what is reported is quoted; without a reason nothing is sent, with one it is, and they are blocked as well', async () => {
  const send = vi.fn(() => Response.json(report))
  const block = vi.fn(() => new Response(null, { status: 503 }))
  await open({
    calls: {
      [`POST /reportable/message/${ids.message}/reports`]: send,
      [`PUT /threads/${ids.luca}/block`]: block,
    },
  })
  await screen.findByText('Just pay me cash next time')
  expect(screen.getAllByRole('radio')).toHaveLength(7)
  press('Send report')
  await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'))
  expect(send).not.toHaveBeenCalled()
  choose('Harassment')
  choose('Block Luca as well')
  press('Send report')
  // Sent, whatever became of the block.
  await screen.findByRole('heading', { name: 'Your report RP-1183' })
  expect(block).toHaveBeenCalledOnce()
})

test('who would rather not goes back to what they looked at', async () => {
  await open()
  for (const name of ['Back', 'Cancel'])
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(`/message/${ids.luca}`)
})

test('a client is reported for what a client can have done', async () => {
  const about = { ...target, kind: 'client' as const }
  await open({
    at: '/report-client',
    calls: { [`GET /reportable/client/${ids.message}`]: () => Response.json(about) },
  })
  await screen.findByLabelText('Did not turn up')
  expect(screen.queryByLabelText('Misleading listing or price')).toBeNull()
})

test('a visitor is led to the log-in, and nothing is sent', async () => {
  const send = vi.fn(() => Response.json(report))
  await open({
    signedIn: false,
    calls: { [`POST /reportable/message/${ids.message}/reports`]: send },
  })
  await screen.findByText('Just pay me cash next time')
  choose('Harassment')
  press('Log in and send')
  await screen.findByRole('heading', { name: 'Log in' })
  expect(send).not.toHaveBeenCalled()
})

test('one that is open already leads to itself instead of a form', async () => {
  await open({
    calls: {
      [`GET /reportable/message/${ids.message}`]: () => Response.json({ ...target, openReportId: ids.report }),
    },
  })
  expect((await screen.findByRole('link', { name: 'See your report' })).getAttribute('href')).toBe(
    `/sent/${ids.report}`,
  )
  expect(screen.queryByRole('button', { name: 'Send report' })).toBeNull()
})

test('what its author remembers later is added to an open report, and stands there', async () => {
  let added: { at: number; text: string }[] = []
  const add = vi.fn(() => {
    added = [{ at: report.at, text: 'It happened twice.' }]
    return Response.json({ ...report, added })
  })
  await open({
    at: '/sent',
    calls: {
      [`GET /reports/${ids.report}`]: () => Response.json({ ...report, added }),
      [`POST /reports/${ids.report}/words`]: add,
    },
  })
  const field = await screen.findByLabelText(/Something to add/)
  press('Add to my report')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(add).not.toHaveBeenCalled()
  fireEvent.change(field, { target: { value: 'It happened twice.' } })
  press('Add to my report')
  await screen.findByText('It happened twice.', { selector: 'p' })
  expect(screen.getByLabelText(/Something to add/)).toHaveProperty('value', '')
})

test('our answer stands on the page of a settled report', async () => {
  const settled = { at: report.at, answer: 'We asked Luca to stop.' }
  await open({
    at: '/sent',
    calls: { [`GET /reports/${ids.report}`]: () => Response.json({ ...report, settled }) },
  })
  await screen.findByText('We asked Luca to stop.')
  expect(screen.queryByText('We have it')).toBeNull()
  expect(screen.queryByRole('complementary', { name: 'What happens next' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add to my report' })).toBeNull()
})
