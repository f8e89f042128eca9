import type { I18n } from '@lingui/core'
import { renderSVG } from 'uqr'
import { html, Markup } from '#platform/html/html.ts'
import type { Platform } from '#platform/platform.ts'
import { codeOf, type invitedBy, LOCAL_TOTP_SECRET } from './operator.ts'
import type { Page, Sent } from './page.ts'
import { banner, field, nothing } from './parts.ts'

export type DoorForm = { email?: string; next?: string; problem?: string }

/** Fields that nobody would copy. */
const BOOKKEEPING = new Set(['act', 'code', 'password', 'id', 'was', 'owed'])

/** Of a form that was sent, what somebody wrote into it. */
export const writtenIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (BOOKKEEPING.has(name) || value === '' ? [] : [value]))

/** Log-in.
 *  @param given.lost - what was written into a form of somebody whose session had ended: it stands there to be copied */
export function logInPage(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  i18n: I18n,
  given: DoorForm & { lost: readonly string[] },
): Page {
  const { email = '', next = '', problem, lost } = given
  const plain = field({ sent: undefined }, 'log-in')
  return {
    title: i18n._('The operators’ desk'),
    body: html`${problem ? banner('danger', i18n._('Not logged in.'), problem) : nothing}${
      lost.length > 0
        ? html`<div class="banner banner-warning" role="status"><b>${i18n._('You had been logged out, so nothing was done. You had written:')}</b>${lost.map((text) => html`<p class="quote">${text}</p>`)}</div>`
        : nothing
    }<form class="act" method="post" action="/admin/log-in"><input type="hidden" name="next" value="${next}">${lost.map((text) => html`<input type="hidden" name="lost" value="${text}">`)}${plain(
      {
        label: i18n._('Email'),
        name: 'email',
        type: 'email',
        begins: email,
        autocomplete: 'username',
      },
    )}${plain({ label: i18n._('Password'), name: 'password', type: 'password', autocomplete: 'current-password' })}${plain(
      {
        label: i18n._('Code from your app'),
        name: 'code',
        inputMode: 'numeric',
        autocomplete: 'one-time-code',
        maxLength: 7,
      },
    )}<button class="button button-primary">${i18n._('Log in')}</button></form>${
      config.isLocal
        ? html`<p class="quiet">${i18n._('On your own machine: the code of operator@ginipig.test is {code}.', { code: codeOf(LOCAL_TOTP_SECRET, clock.now()) })}</p>`
        : nothing
    }`,
  }
}

/** Where an invited operator chooses a password and sets their authenticator app up.
 *  @param invited - undefined for a link that was used or is over */
export function setUpPage(
  i18n: I18n,
  invited: Awaited<ReturnType<typeof invitedBy>>,
  problems: Sent['problems'] | undefined,
): Page {
  if (!invited)
    return {
      title: i18n._('This link doesn’t work'),
      body: html`<p>${i18n._('It was used, or is older than a day. Whoever invited you can make a new one.')}</p>`,
    }
  const one = field({ sent: problems && { act: 'set-up', values: {}, problems } }, 'set-up')
  const general = problems?.['']
  return {
    title: i18n._('Set yourself up'),
    body: html`${general ? banner('danger', i18n._('Not done.'), general) : nothing}<p>${invited.email}</p><form class="act" method="post"><input type="hidden" name="username" autocomplete="username" value="${invited.email}">${one(
      {
        label: i18n._('Choose a password'),
        name: 'password',
        type: 'password',
        autocomplete: 'new-password',
        hint: i18n._('8 to 15 characters, with an upper and a lower case letter, a digit and a special character.'),
      },
    )}<div class="qr">${new Markup(renderSVG(invited.uri, { border: 2 }))}</div><p>${i18n._('Scan this with an authenticator app, or type its secret in:')} <code class="secret">${invited.secret.replace(/(.{4})/g, '$1 ').trim()}</code></p>${one(
      {
        label: i18n._('Code from your app'),
        name: 'code',
        inputMode: 'numeric',
        autocomplete: 'one-time-code',
        maxLength: 7,
      },
    )}<button class="button button-primary">${i18n._('Save')}</button></form>`,
  }
}
