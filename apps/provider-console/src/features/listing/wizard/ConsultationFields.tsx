import { Field } from '@ginipig/ui/field'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { RadioCardGroup } from '@ginipig/ui/radio-card'
import { Switch } from '@ginipig/ui/switch'
import { useLingui } from '@lingui/react/macro'
import type { ListingAutosave } from '../draft/use-listing-autosave.ts'
import { DocumentField } from './DocumentField.tsx'
import { newQuestion, QuestionsField } from './QuestionsField.tsx'
import type { RequirementsForm } from './use-requirements-form.ts'

type Kind = 'none' | 'questions' | 'document'

/** A consultation form: none, questions, or a document of the provider's own. */
export function ConsultationFields({ form, autosave }: { form: RequirementsForm; autosave: ListingAutosave }) {
  const { t } = useLingui()
  const choose = (kind: Kind) => {
    form.setFieldValue('questions', kind === 'questions' ? [newQuestion()] : null)
    form.setFieldValue('document', kind === 'document' ? { id: null } : null)
  }
  return (
    <form.Subscribe
      selector={({ values }): Kind => (values.document ? 'document' : values.questions ? 'questions' : 'none')}
    >
      {(kind) => (
        <>
          <Panel look="well">
            <PanelBody>
              <Switch
                label={t`Consultation form`}
                description={t`Questions before they book. Only you see the answers.`}
                checked={kind !== 'none'}
                onCheckedChange={(isOn) => choose(isOn ? 'questions' : 'none')}
              />
            </PanelBody>
          </Panel>
          {kind === 'none' ? null : (
            <Field group label={t`Kind of form`}>
              <RadioCardGroup
                columns={2}
                options={[
                  { value: 'questions', title: t`Questions`, description: t`Answered here, one by one.` },
                  { value: 'document', title: t`A form you have`, description: t`A file that clients download.` },
                ]}
                value={kind}
                onValueChange={(next) => (next === kind ? undefined : choose(next))}
              />
            </Field>
          )}
          {/* There also while not asked for: a value without its field isn't kept in the draft. */}
          <form.AppField name="questions">{() => (kind === 'questions' ? <QuestionsField /> : null)}</form.AppField>
          <form.AppField name="document">
            {() => (kind === 'document' ? <DocumentField autosave={autosave} /> : null)}
          </form.AppField>
        </>
      )}
    </form.Subscribe>
  )
}
