import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { type ProviderProfile, putProviderDetails, type TypedProfile } from '@ginipig/contract/provider/profile.ts'
import { bookingPolicy } from '@ginipig/domain/booking'
import { phoneToRead } from '@ginipig/domain/identity'
import { outwardOf, ProviderDetails } from '@ginipig/domain/provider'
import { HOUR_MS } from '@ginipig/domain/time'
import { SaveFailure, withBegun } from '@ginipig/features/edit-conflict/SaveFailure.tsx'
import { CountyField } from '@ginipig/features/place/CountyField.tsx'
import { FoundPlace } from '@ginipig/features/place/FoundPlace.tsx'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import * as v from 'valibot'
import { CardsField } from '#shared/cards-field/CardsField.tsx'
import { useProfileNow } from '../use-profile-now.ts'
import { Missing } from './Missing.tsx'
import styles from './SetupPage.module.css'
import { SetupWays } from './SetupWays.tsx'
import { isTyped, type SetupAutosave, stepDraft } from './use-setup-autosave.ts'

/** As typed: nothing is chosen before the provider chose. */
const DetailsForm = v.pipe(
  v.looseObject({ showsCompanyName: v.string() }),
  v.transform(({ showsCompanyName, ...rest }) => ({
    ...rest,
    showsCompanyName: showsCompanyName === '' ? undefined : showsCompanyName === 'yes',
  })),
  ProviderDetails,
)

const textsOf = ({ details, takesSms }: ProviderProfile): NonNullable<TypedProfile['details']> => ({
  postcode: details?.postcode ?? '',
  building: details?.building ?? '',
  street: details?.street ?? '',
  town: details?.town ?? '',
  county: details?.county ?? '',
  country: details?.country ?? 'GB',
  showsCompanyName: details === null ? '' : details.showsCompanyName ? 'yes' : 'no',
  mayShowCompanyName: details?.showsCompanyName ?? false,
  takesSms,
})

const valuesOf = (profile: ProviderProfile) => withBegun(textsOf(profile), profile.revisions.details)

type DetailsStepProps = {
  profile: ProviderProfile
  onDone: () => void
  /** There is nothing to do in the step after it any more. */
  isServicesDone?: boolean
  /** Of the set-up. On a page of its own, after it, there is none: who leaves with changes is asked. */
  autosave?: SetupAutosave
}

const answerHours = bookingPolicy.responseWindowMs / HOUR_MS

/** Where a provider works. The town comes with the postcode, where that is known; all of it can be changed. */
export function DetailsStep({ profile, onDone, isServicesDone = false, autosave }: DetailsStepProps) {
  const { t } = useLingui()
  const isAlone = autosave === undefined
  const { fullName, companyName, dialCode, mobile } = profile
  const profileNow = useProfileNow()
  const phone = phoneToRead(dialCode, mobile)
  const { mutateAsync: put } = useMutation(change(useApi(), putProviderDetails, profileChanged))
  const form = useAppForm({
    schema: DetailsForm,
    defaultValues: valuesOf(profile),
    ...(autosave ? { draft: stepDraft(autosave, 'details') } : {}),
    onSubmit: async (given) => {
      const { revision } = form.state.values.begun
      form.reset(valuesOf(await put({ query: isTyped(autosave, 'details') ? {} : { revision }, body: given })))
      onDone()
    },
  })

  const fillIn = ({ town, county }: { town: string; county: string | undefined }) => {
    if (form.getFieldValue('town') === '') form.setFieldValue('town', town)
    if (form.getFieldValue('county') === '' && county !== undefined) form.setFieldValue('county', county)
  }

  const failure = <SaveFailure readNow={async () => valuesOf(await profileNow())} />
  const missing = (
    <Missing
      names={{
        postcode: t`postcode`,
        building: t`flat or building number`,
        street: t`street name`,
        town: t`city or town`,
        county: t`county`,
        showsCompanyName: t`whether to show your company name`,
        mayShowCompanyName: t`whether you may use its name`,
      }}
    />
  )
  return (
    <form.AppForm>
      <form.Form className={styles.Step}>
        {isAlone ? null : failure}
        <Panel>
          <PanelHead title={<Trans>Where you work</Trans>} />
          <PanelBody className={styles.Part}>
            <div className={styles.Pair}>
              <form.AppField name="postcode">
                {(field) => (
                  <field.TextField label={t`Postcode`} autoComplete="postal-code" autoCapitalize="characters" />
                )}
              </form.AppField>
            </div>
            <form.Subscribe selector={({ values }) => values.postcode}>
              {(postcode) => <FoundPlace postcode={postcode} onFound={fillIn} />}
            </form.Subscribe>
            <div className={styles.Pair}>
              <form.AppField name="building">
                {(field) => <field.TextField label={t`Flat or building number`} autoComplete="address-line1" />}
              </form.AppField>
              <form.AppField name="street">
                {(field) => <field.TextField label={t`Street name`} autoComplete="address-line2" />}
              </form.AppField>
              <form.AppField name="town">
                {(field) => <field.TextField label={t`City/town`} autoComplete="address-level2" />}
              </form.AppField>
              <form.AppField name="county">{() => <CountyField country="GB" />}</form.AppField>
            </div>
            <p className={styles.Note}>
              <Trans>Country: United Kingdom</Trans>
            </p>
            <form.Subscribe selector={({ values }) => [values.town, values.postcode] as const}>
              {([town, postcode]) => <SeenAs town={town} postcode={postcode} />}
            </form.Subscribe>
          </PanelBody>
        </Panel>
        <Panel>
          <PanelHead title={<Trans>Your company name</Trans>} />
          <PanelBody className={styles.Part}>
            {companyName === fullName ? (
              <p className={styles.Note}>
                <Trans>You signed up in your own name, {fullName}.</Trans>
              </p>
            ) : null}
            <form.AppField name="showsCompanyName">
              {() => (
                <CardsField
                  label={t`Show it on your page?`}
                  problemLabel={t`an answer`}
                  options={[
                    { value: 'yes', title: t`Show ${companyName}` },
                    {
                      value: 'no',
                      title: t`Keep it private`,
                      description: t`Not on invoices either.`,
                    },
                  ]}
                />
              )}
            </form.AppField>
            <form.Subscribe selector={({ values }) => values.showsCompanyName === 'yes'}>
              {(isShown) =>
                isShown ? (
                  <form.AppField name="mayShowCompanyName">
                    {(field) => (
                      <field.CheckboxField
                        className={styles.Boxed}
                        problemLabel={t`this`}
                        label={t`I own this company or it lets me use its name here`}
                        description={t`If it’s your salon or academy, ask them first.`}
                      />
                    )}
                  </form.AppField>
                ) : null
              }
            </form.Subscribe>
          </PanelBody>
        </Panel>
        <Panel>
          <PanelHead title={<Trans>Your mobile</Trans>} />
          <PanelBody className={styles.Part}>
            <p className={styles.Note}>
              <Trans>{phone}. Clients see it once you’ve accepted their booking.</Trans>
            </p>
            <form.AppField name="takesSms">
              {(field) => (
                <field.CheckboxField
                  className={styles.Boxed}
                  problemLabel={t`this`}
                  label={t`Text me when something can’t wait`}
                  description={t`You have ${answerHours} hours to answer a request. Turn it off in Settings at any time.`}
                />
              )}
            </form.AppField>
          </PanelBody>
        </Panel>
        {isAlone && profile.liveListings.length > 0 ? (
          <p className={styles.Note}>
            <Trans>
              Another address moves your listings at this one. Clients who have booked already come to where they were
              told.
            </Trans>
          </p>
        ) : null}
        {isAlone ? (
          <>
            {failure}
            <div className={styles.Actions}>
              {missing}
              <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
                <Trans>Save changes</Trans>
              </form.SubmitButton>
            </div>
          </>
        ) : (
          <SetupWays missing={missing}>
            <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
              {isServicesDone ? <Trans>Continue to about you</Trans> : <Trans>Continue to services</Trans>}
            </form.SubmitButton>
          </SetupWays>
        )}
      </form.Form>
      {isAlone ? <form.UnsavedChanges /> : null}
    </form.AppForm>
  )
}

function SeenAs({ town, postcode }: { town: string; postcode: string }) {
  const outward = outwardOf(postcode)
  if (town.trim() === '' || outward === '') return null
  return (
    <p className={styles.Seen}>
      <Eye aria-hidden />
      <span>
        <Trans>
          On your page this reads{' '}
          <b>
            {town}, {outward}
          </b>
          .
        </Trans>
      </span>
    </p>
  )
}
