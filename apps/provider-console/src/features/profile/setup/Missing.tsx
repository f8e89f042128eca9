import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { useStore } from '@ginipig/app/form/use-app-form.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './SetupPage.module.css'

type MissingProps = {
  /** What a field is called in a sentence, by its name in the form. */
  names: Readonly<Record<string, string>>
}

/** Beside the button, once it was tried: what keeps it back. */
export function Missing({ names }: MissingProps) {
  const { t, i18n } = useLingui()
  const form = useFormContext()
  const wrong = useStore(form.store, ({ submissionAttempts, fieldMeta }) => {
    const metas = Object.entries<{ errors: readonly unknown[] }>(fieldMeta)
    const found = metas.filter(([name, { errors }]) => name in names && errors.length > 0)
    return submissionAttempts === 0 ? '' : found.map(([name, { errors }]) => `${name} ${String(errors[0])}`).join('\n')
  })
  if (wrong === '') return null
  const found = wrong.split('\n').map((line) => line.split(' '))
  const count = found.length
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    found.map(([name = '']) => names[name] ?? name),
  )
  const areMissing = found.every(([, problem = '']) => missing.has(problem))
  return (
    <p className={styles.Note}>
      {areMissing ? (
        t`${plural(count, { one: `One thing missing: ${list}`, other: `# things missing: ${list}` })}`
      ) : (
        <Trans>To check: {list}</Trans>
      )}
    </p>
  )
}

const missing: ReadonlySet<string> = new Set(['required', 'not_chosen', 'must_accept', 'service_missing'])
