import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { formDraft } from '@ginipig/app/form/form-draft.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useUser } from '@ginipig/app/services/services-context.ts'
import { contentLanguage } from '@ginipig/app/words/content-language.ts'
import { sendContact } from '@ginipig/contract/content/content.ts'
import { CONTACT_LIMIT, Contact, type ContactTopic, contactTopics } from '@ginipig/domain/content'
import { useOwnName } from '@ginipig/features/content/use-own-name.ts'
import { Heading } from '@ginipig/ui/heading'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './ContactForm.module.css'

const topicWords: Record<ContactTopic, MessageDescriptor> = {
  payment: msg`A payment or refund`,
  booking: msg`A booking`,
  account: msg`My account`,
  safety: msg`Someone’s behaviour or safety`,
  data: msg`My data`,
  partner: msg`An academy, a salon or the press`,
  other: msg`Something else`,
}

type Draft = { name: string; email: string; topic: ContactTopic | ''; text: string }

const draft = formDraft('contact')

/** Writes to us from the page; who is signed in needn't say who they are. Source: product.md §2. */
export function ContactForm() {
  const id = useId()
  const [email, setEmail] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (email !== undefined) heading.current?.focus()
  }, [email])
  return (
    <section id="write" aria-labelledby={id} className={styles.ContactForm}>
      <Heading level={2} look="subpage" id={id} ref={heading} tabIndex={-1}>
        {email === undefined ? <Trans>Write to us</Trans> : <Trans>We have your message</Trans>}
      </Heading>
      {email === undefined ? (
        <Fields onSent={setEmail} />
      ) : (
        <p>
          <Trans>A person reads it and answers you at {email}. A copy is on its way to you.</Trans>
        </p>
      )}
    </section>
  )
}

function Fields({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useLingui()
  const { locale } = useI18n().i18n
  const user = useUser()
  const defaultValues: Draft = { name: useOwnName(), email: user?.email ?? '', topic: '', text: '' }
  const send = useMutation(change(useApi(), sendContact))
  const form = useAppForm({
    schema: Contact,
    defaultValues,
    draft,
    onSubmit: async (given) => {
      await send.mutateAsync({ body: { ...given, language: contentLanguage(locale) } })
      draft.clear()
      onSent(given.email)
    },
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Fields}>
        <form.Failure
          cases={{ too_many_requests: { words: t`You’ve written to us a few times already. Please try again later.` } }}
        />
        <form.AppField name="name">
          {(field) => <field.TextField label={t`Your name`} autoComplete="name" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label={t`Your email`} type="email" autoComplete="email" />}
        </form.AppField>
        <form.AppField name="topic">
          {(field) => <field.ChoiceField label={t`Topic`} values={contactTopics} words={topicWords} />}
        </form.AppField>
        <form.AppField name="text">
          {(field) => (
            <field.TextareaField
              label={t`Your message`}
              problemLabel={t`Your message`}
              hint={t`Please don’t send card numbers.`}
              rows={5}
              counterMax={CONTACT_LIMIT}
              counterAnnouncement={(used, max) => t`${used} of ${max} characters used`}
            />
          )}
        </form.AppField>
        <form.SubmitButton size="lg" busyLabel={t`Sending…`}>
          {t`Send`}
        </form.SubmitButton>
        <p className={styles.Note}>
          <Trans>We answer by email, and you get a copy.</Trans>
        </p>
      </form.Form>
    </form.AppForm>
  )
}
