import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { useStore } from '@ginipig/app/form/use-app-form.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './SetupPage.module.css'

type MissingProps = {
  /** What a field is called in a sentence, by its name in the form. */
  names: Readonly<Record<string, string>>
  /** What else is missing that is no field, in a sentence too. */
  also?: string | undefined
}

/** Beside the button, once it was tried: what keeps it back. */
export function Missing({ names, also }: MissingProps) {
  const { t, i18n } = useLingui()
  const form = useFormContext()
  const isTried = useStore(form.store, ({ submissionAttempts }) => submissionAttempts > 0)
  const wrong = useStore(form.store, ({ fieldMeta }) => {
    const metas = Object.entries<{ errors: readonly unknown[] }>(fieldMeta)
    const found = metas.filter(([name, { errors }]) => name in names && errors.length > 0)
    return found.map(([name, { errors }]) => `${name} ${String(errors[0])}`).join('\n')
  })
  if (!isTried || (wrong === '' && also === undefined)) return null
  const found = wrong === '' ? [] : wrong.split('\n').map((line) => line.split(' '))
  const words = found.map(([name = '']) => names[name] ?? name)
  if (also !== undefined) words.push(also)
  const count = words.length
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(words)
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
