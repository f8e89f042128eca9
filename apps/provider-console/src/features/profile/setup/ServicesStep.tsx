import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useAppForm, useStore } from '@ginipig/app/form/use-app-form.ts'
import { type ProviderProfile, putProviderServices } from '@ginipig/contract/provider/profile.ts'
import { categories } from '@ginipig/domain/listing'
import { Services } from '@ginipig/domain/provider'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { categoryWords } from '@ginipig/features/listing/category-words.ts'
import { Banner } from '@ginipig/ui/banner'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useProfileNow } from '../use-profile-now.ts'
import { CategoryField } from './CategoryField.tsx'
import { Missing } from './Missing.tsx'
import { type Chosen, ServicesDock } from './ServicesDock.tsx'
import styles from './SetupPage.module.css'
import { SetupWays } from './SetupWays.tsx'
import { isTyped, type SetupAutosave, stepDraft } from './use-setup-autosave.ts'

/** Every category has its place, ticked or not: so that one ticked and unticked again is no change. */
const chosenOf = ({ services }: ProviderProfile): Chosen => ({
  hair: services?.hair,
  beauty: services?.beauty,
  wellness: services?.wellness,
  coaching: services?.coaching,
})

const valuesOf = (profile: ProviderProfile) => withBegun(chosenOf(profile), profile.revisions.services)

/** What is typed has no place for what isn't ticked. */
const servicesDraft = (autosave: SetupAutosave) => {
  const { read, keep } = stepDraft(autosave, 'services')
  const unticked = { hair: undefined, beauty: undefined, wellness: undefined, coaching: undefined }
  return { keep, ...(read && { read: <Values extends object>(initial: Values) => read({ ...initial, ...unticked }) }) }
}

type ServicesStepProps = {
  profile: ProviderProfile
  /** Left out on a page of its own, after the set-up: who leaves with changes is asked there. */
  onBack?: () => void
  onDone: () => void
  autosave?: SetupAutosave
}

/** What a provider does: categories, and in each ticked one its services. */
export function ServicesStep({ profile, onBack, onDone, autosave }: ServicesStepProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const profileNow = useProfileNow()
  const { mutateAsync: put } = useMutation(change(useApi(), putProviderServices, profileChanged))
  const form = useAppForm({
    schema: Services,
    defaultValues: valuesOf(profile),
    ...(autosave ? { draft: servicesDraft(autosave) } : {}),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      form.reset(valuesOf(await put({ query: isTyped(autosave, 'services') ? {} : { revision }, body: given })))
      onDone()
    },
  })
  const isNothingTicked = useStore(
    form.store,
    ({ submissionAttempts, values }) =>
      submissionAttempts > 0 && categories.every((category) => values[category] === undefined),
  )
  return (
    <form.AppForm>
      <form.Form className={styles.Step}>
        <SaveFailure readNow={async () => valuesOf(await profileNow())} />
        {isNothingTicked ? (
          // The form knows by the mark that what is wrong is said.
          <div data-invalid="">
            <Banner tone="danger" role="alert">
              <Trans>Please tick at least one category and pick a service in it.</Trans>
            </Banner>
          </div>
        ) : null}
        <div className={styles.Categories}>
          {categories.map((category) => (
            <form.AppField key={category} name={category}>
              {() => <CategoryField category={category} liveListings={profile.liveListings} />}
            </form.AppField>
          ))}
        </div>
        {onBack ? (
          <SetupWays
            onBack={onBack}
            missing={
              <Missing
                names={Object.fromEntries(
                  categories.map((category) => [category, t`a service in ${i18n._(categoryWords[category])}`]),
                )}
              />
            }
          >
            <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
              <Trans>Continue to about you</Trans>
            </form.SubmitButton>
          </SetupWays>
        ) : (
          <form.Subscribe selector={({ values }) => values}>
            {(values) => (
              <ServicesDock before={values.begun.values} after={values} onUndo={() => form.reset(valuesOf(profile))}>
                <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
                  <Trans>Save services</Trans>
                </form.SubmitButton>
              </ServicesDock>
            )}
          </form.Subscribe>
        )}
      </form.Form>
      {onBack ? null : <form.UnsavedChanges />}
    </form.AppForm>
  )
}
