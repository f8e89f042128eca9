import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

test('what people wrote stands in a sentence letter by letter, tags of theirs too', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const title = 'Brows <b>and</b> <0>lashes</0> <0/> < £20'
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Trans>
        <strong>{title}</strong> with {title} for {3} <em>hours</em>
      </Trans>
    </I18nProvider>,
  )
  expect(container.innerHTML).toBe(`<strong>${escaped(title)}</strong> with ${escaped(title)} for 3 <em>hours</em>`)
})

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
