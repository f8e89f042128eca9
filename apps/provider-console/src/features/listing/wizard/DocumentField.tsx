import { useFormContext } from '@ginipig/app/form/form-contexts.ts'
import { useStore } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import type { TypedRequirements } from '@ginipig/contract/listing/listing-draft.ts'
import type { ConsultationDocument } from '@ginipig/contract/media/document.ts'
import { documentAccept } from '@ginipig/domain/upload'
import { OpenDocument } from '@ginipig/features/document/OpenDocument.tsx'
import { Button, FileButton } from '@ginipig/ui/button'
import { Field } from '@ginipig/ui/field'
import { ProgressBar } from '@ginipig/ui/progress-bar'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { useAutosaved } from '#shared/draft/use-autosave.ts'
import { LeaveSending } from '#shared/step-dock/LeaveSending.tsx'
import { useUnderWay } from '#shared/step-dock/use-under-way.ts'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { useStepPlace } from './step-context.ts'
import { useDocumentUpload } from './use-document-upload.ts'
import styles from './Wizard.module.css'

/** The provider's own form as a file, which clients download. */
export function DocumentField({ autosave }: { autosave: ListingAutosave }) {
  const { t } = useLingui()
  const fieldText = useFieldText()
  const saved = useAutosaved(autosave, (kept) => kept.draft?.document)
  const [sent, setSent] = useState<ConsultationDocument>()
  const { value, change } = useField<TypedRequirements['document']>()
  const isTried = useStore(useFormContext().store, ({ submissionAttempts }) => submissionAttempts > 0)
  const { running, failed, send, retry, stop } = useDocumentUpload((document) => {
    setSent(document)
    change({ id: document.id })
  })
  const underWay = running ? 1 : 0
  useUnderWay(underWay, useStepPlace().onUnderWay)
  const id = value?.id ?? null
  const document = [sent, saved].find((one) => one?.id === id)
  const missing = isTried && id === null && running === undefined ? 'document_missing' : undefined
  return (
    <Field
      group
      label={<Trans>Your form</Trans>}
      hint={
        <Trans>
          PDF, PowerPoint or HTML, up to 50 MB, without macros or scripts. Clients download it and answer in their own
          words; no phone numbers or links in it, please.
        </Trans>
      }
      error={failed?.error ?? fieldText(missing, t`your form`)}
    >
      <div className={styles.Body}>
        <LeaveSending count={underWay} />
        {running ? (
          <>
            <p>{running.name}</p>
            <ProgressBar value={running.progress} label={t`Sending your form`} />
          </>
        ) : null}
        <div className={styles.Chips}>
          {running ? (
            <Button size="sm" onClick={stop}>
              <Trans>Cancel upload</Trans>
            </Button>
          ) : (
            <>
              {document ? <OpenDocument document={document} /> : null}
              {failed?.file ? (
                <Button size="sm" onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              ) : null}
              <FileButton
                size="sm"
                accept={documentAccept}
                icon={<FileUp aria-hidden />}
                onChoose={(file) => void send(file)}
              >
                {id === null ? <Trans>Choose a file</Trans> : <Trans>Replace the file</Trans>}
              </FileButton>
            </>
          )}
        </div>
      </div>
    </Field>
  )
}
