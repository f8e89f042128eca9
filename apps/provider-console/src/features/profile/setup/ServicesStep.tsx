import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change } from '@ginipig/api-client/core/call-options.ts'
import { profileChanged } from '@ginipig/api-client/provider.ts'
import { useAppForm } from '@ginipig/app/form/use-app-form.ts'
import { useField } from '@ginipig/app/form/use-field.ts'
import { useFieldText } from '@ginipig/app/words/field-words.ts'
import { type ProviderProfile, putProviderServices } from '@ginipig/contract/provider/profile.ts'
import { type Category, categories, type Subcategory, subcategories } from '@ginipig/domain/listing'
import { Services } from '@ginipig/domain/provider'
import { categoryWords, subcategoryWords } from '@ginipig/features/listing/category-words.ts'
import { Banner } from '@ginipig/ui/banner'
import { Button } from '@ginipig/ui/button'
import { Checkbox } from '@ginipig/ui/checkbox'
import { Chip } from '@ginipig/ui/chip'
import { Field, useFieldGroup } from '@ginipig/ui/field'
import { Panel, PanelBody } from '@ginipig/ui/panel'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ArrowLeft, Check } from 'lucide-react'
import { useState } from 'react'
import { Missing } from './Missing.tsx'
import styles from './SetupPage.module.css'
import { type SetupKeeper, stepDraft } from './use-setup-keeper.ts'

type Chosen = Record<Category, Subcategory[] | undefined>

/** Every category has its place, ticked or not: so that one ticked and unticked again is no change. */
const chosenOf = ({ services }: ProviderProfile): Chosen => ({
  hair: services?.hair,
  beauty: services?.beauty,
  wellness: services?.wellness,
  coaching: services?.coaching,
})

/** What is typed has no place for what isn't ticked. */
const servicesDraft = (keeper: SetupKeeper) => {
  const { read, keep } = stepDraft(keeper, 'services')
  const unticked = { hair: undefined, beauty: undefined, wellness: undefined, coaching: undefined }
  return {
    keep,
    read: <Values extends object>(initial: Values) =>
      keeper.store.getState().typed.services === null ? initial : read({ ...initial, ...unticked }),
  }
}

type ServicesStepProps = {
  profile: ProviderProfile
  /** Left out on a page of its own, after the set-up: who leaves with changes is asked there. */
  onBack?: () => void
  onDone: () => void
  keeper?: SetupKeeper
}

/** What a provider does: categories, and in each ticked one its services. */
export function ServicesStep({ profile, onBack, onDone, keeper }: ServicesStepProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const [isNothingTicked, setIsNothingTicked] = useState(false)
  const { mutateAsync: put } = useMutation(change(useApi(), putProviderServices, profileChanged))
  const form = useAppForm({
    schema: Services,
    defaultValues: chosenOf(profile),
    ...(keeper ? { draft: servicesDraft(keeper) } : {}),
    onSubmit: async (given) => {
      form.reset(chosenOf(await put({ body: given })))
      onDone()
    },
    onInvalid: () => setIsNothingTicked(Object.values(form.state.values).every((one) => one === undefined)),
  })
  return (
    <form.AppForm>
      <form.Form className={styles.Step}>
        <form.Failure />
        {isNothingTicked ? (
          <Banner tone="danger" role="alert">
            <Trans>Please tick at least one category and pick a service in it.</Trans>
          </Banner>
        ) : null}
        {categories.map((category) => (
          <form.AppField key={category} name={category}>
            {() => (
              <CategoryField
                category={category}
                liveListings={profile.liveListings}
                onTick={() => setIsNothingTicked(false)}
              />
            )}
          </form.AppField>
        ))}
        <p className={styles.Note}>
          <Trans>Picking a service doesn’t list anything. Still training? Pick what you’re learning.</Trans>
        </p>
        <div className={styles.Actions}>
          {onBack ? (
            <Button variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
              <Trans>Back</Trans>
            </Button>
          ) : null}
          <div className={styles.Forward}>
            <Missing
              names={Object.fromEntries(
                categories.map((category) => [category, t`a service in ${i18n._(categoryWords[category])}`]),
              )}
            />
            <form.SubmitButton size="lg" busyLabel={t`Saving…`}>
              {onBack ? <Trans>Continue to about you</Trans> : <Trans>Save services</Trans>}
            </form.SubmitButton>
          </div>
        </div>
      </form.Form>
      {onBack ? null : <form.UnsavedChanges />}
    </form.AppForm>
  )
}

type LiveListings = ProviderProfile['liveListings']

type CategoryFieldProps = { category: Category; liveListings: LiveListings; onTick: () => void }

/** A category as a tick, and once ticked its services with what is listed in each. */
function CategoryField({ category, liveListings, onTick }: CategoryFieldProps) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const fieldText = useFieldText()
  const { value, change: choose, problem } = useField<Subcategory[] | undefined>()
  const name = i18n._(categoryWords[category])
  const known: readonly Subcategory[] = subcategories[category]
  const list = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
    known.map((one) => i18n._(subcategoryWords[one])),
  )
  const count = value?.length ?? 0
  /** What was picked when the tick was taken away: it is there again with it. */
  const [left, setLeft] = useState<Subcategory[]>([])

  // In the order of the list: a service taken away and put back is no change.
  const toggle = (one: Subcategory) =>
    choose(subcategories[category].filter((other) => (other === one) !== (value?.includes(other) ?? false)))

  const liveIn = (one: Subcategory) =>
    liveListings.find((live) => live.category === category && live.service === one)?.count ?? 0

  return (
    <Panel aria-label={name}>
      <PanelBody className={styles.Part}>
        <Checkbox
          label={name}
          description={value === undefined ? list : count === 0 ? t`Nothing picked yet` : t`${count} picked`}
          checked={value !== undefined}
          onChange={(event) => {
            if (value) setLeft(value)
            choose(event.target.checked ? left : undefined)
            onTick()
          }}
        />
        {value === undefined ? null : (
          <Field
            group
            label={<Trans>Services in {name}</Trans>}
            error={problem === undefined ? undefined : fieldText(problem, name)}
          >
            <ServiceChips known={known} picked={value} liveIn={liveIn} onToggle={toggle} />
          </Field>
        )}
      </PanelBody>
    </Panel>
  )
}

type ServiceChipsProps = {
  known: readonly Subcategory[]
  picked: readonly Subcategory[]
  /** How many listings clients see in a service. */
  liveIn: (one: Subcategory) => number
  onToggle: (one: Subcategory) => void
}

/** Named by the field around it. */
function ServiceChips({ known, picked, liveIn, onToggle }: ServiceChipsProps) {
  const { i18n } = useI18n()
  const { t } = useLingui()
  const { 'aria-invalid': _, ...group } = useFieldGroup()
  return (
    <fieldset {...group} className={styles.Chips}>
      {known.map((one) => {
        const isPicked = picked.includes(one)
        const live = liveIn(one)
        return (
          <Chip
            key={one}
            size="lg"
            pressed={isPicked}
            icon={isPicked ? <Check aria-hidden /> : undefined}
            onClick={() => onToggle(one)}
          >
            {i18n._(subcategoryWords[one])}
            {live > 0 ? ` · ${t`${live} live`}` : null}
          </Chip>
        )
      })}
    </fieldset>
  )
}
