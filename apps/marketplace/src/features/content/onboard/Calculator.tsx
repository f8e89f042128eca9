import { fieldText } from '@ginipig/app/words/field-words.ts'
import { useFigures } from '@ginipig/app/words/use-figures.ts'
import { useMoney, useMoneySign } from '@ginipig/app/words/use-money.ts'
import { discountPercent, MIN_PRICE_PENCE } from '@ginipig/domain/listing'
import { Button } from '@ginipig/ui/button'
import { DetailList } from '@ginipig/ui/detail-list'
import { Field } from '@ginipig/ui/field'
import { Heading } from '@ginipig/ui/heading'
import { TextInput } from '@ginipig/ui/text-input'
import { useLingui as useI18n } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useId, useState } from 'react'
import styles from './Calculator.module.css'
import { type Asked, answerOf } from './provider-sums.ts'

/** Pounds, pounds, appointments a month. */
const START = { rrp: 120, price: 54, count: 6 }

/** What stands in the address where the form was sent without script. */
export type CalculatorSearch = { [Field in keyof Asked]?: string | undefined }

/** What a provider would keep of a price of theirs; each sum comes from the rules that bookings go by. A form like any other
 *  before the script is there, whose answer has an address. */
export function Calculator({ search }: { search: CalculatorSearch }) {
  const { t } = useLingui()
  const { i18n } = useI18n()
  const id = useId()
  const [typed, setTyped] = useState(search)
  const pounds = (amount: number) => i18n.number(amount, { minimumFractionDigits: 2 })
  const asked: Asked = {
    rrp: typed.rrp ?? pounds(START.rrp),
    price: typed.price ?? pounds(START.price),
    count: typed.count ?? i18n.number(START.count),
  }
  const answer = answerOf(asked)
  const labels = { rrp: t`Your usual price`, price: t`Your Ginipig price`, count: t`A month` }
  // As a sentence takes it: "Please check the number a month".
  const inWords = { ...labels, count: t`The number a month` }
  const sign = useMoneySign()
  const errorOf = (field: keyof Asked) =>
    answer.kind === 'wrong' && answer.field === field ? fieldText(i18n, answer.problem, inWords[field]) : undefined
  const inputOf = (field: keyof Asked) => ({
    name: field,
    value: asked[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped((now) => ({ ...now, [field]: target.value })),
  })
  return (
    <section aria-labelledby={id} className={styles.Calculator}>
      <Heading id={id} level={2} look="section">
        <Trans>What would you keep?</Trans>
      </Heading>
      <form className={styles.Fields} onSubmit={(event) => event.preventDefault()}>
        <Field label={labels.rrp} error={errorOf('rrp')}>
          <TextInput {...sign} inputMode="decimal" {...inputOf('rrp')} />
        </Field>
        <Field label={labels.price} error={errorOf('price')}>
          <TextInput {...sign} inputMode="decimal" {...inputOf('price')} />
        </Field>
        <Field label={labels.count} error={errorOf('count')}>
          <TextInput inputMode="numeric" {...inputOf('count')} />
        </Field>
        <noscript>
          <Button type="submit">
            <Trans>Work it out</Trans>
          </Button>
        </noscript>
        {/* Of several fields Enter sends nothing by itself. */}
        <button type="submit" hidden />
      </form>
      <Limits highest={answer.highest} />
      {answer.kind === 'sums' ? <Sums {...answer} /> : null}
    </section>
  )
}

/** The two bounds of a price. @param highest - pence; none while the usual price can't be read */
function Limits({ highest }: { highest: number | undefined }) {
  const money = useMoney()
  const { leastDiscount } = useFigures()
  const least = money(MIN_PRICE_PENCE)
  const most = highest === undefined ? undefined : money(highest)
  return (
    <p className={styles.Rule}>
      {most === undefined ? (
        <Trans>
          At least {leastDiscount} off, and at least {least}.
        </Trans>
      ) : (
        <Trans>
          At most {most}, which is {leastDiscount} off. At least {least}.
        </Trans>
      )}
    </p>
  )
}

function Sums({ rrp, price, count, highest, sums }: Extract<ReturnType<typeof answerOf>, { kind: 'sums' }>) {
  const { t } = useLingui()
  const money = useMoney()
  const { commission: share, balanceHours } = useFigures()
  const percent = discountPercent({ rrp, price })
  const [shown, deposit, balance] = [money(price), money(sums.deposit), money(sums.balance)]
  const [usual, keep, fee, saving] = [money(rrp), money(sums.earnings), money(sums.commission), money(sums.saving)]
  const partOf = (pence: number): CSSProperties => ({ flexBasis: `${(pence / rrp) * 100}%` })
  return (
    <>
      <div
        role="img"
        aria-label={t`Of ${usual}: you keep ${keep}, we take ${fee}, the client saves ${saving}`}
        className={styles.Bar}
      >
        <span data-part="keep" style={partOf(sums.earnings)} />
        <span data-part="fee" style={partOf(sums.commission)} />
        <span data-part="off" style={partOf(sums.saving)} />
        <i style={{ insetInlineStart: `${(highest / rrp) * 100}%` }} />
      </div>
      <p aria-hidden="true" className={styles.Key}>
        <span data-part="keep">
          <Trans>You</Trans>
        </span>
        <span data-part="fee">
          <Trans>Ginipig, {share}</Trans>
        </span>
        <span data-part="off">
          <Trans>Client saves {percent}%</Trans>
        </span>
        <span data-part="limit">
          <Trans>Highest price</Trans>
        </span>
      </p>
      <div role="status">
        <dl className={styles.Out}>
          <div>
            <dt>
              <Trans>You keep, each time</Trans>
            </dt>
            <dd>{keep}</dd>
          </div>
          <div>
            <dt>{t`In a month with ${count}`}</dt>
            <dd>{money(sums.inAMonth)}</dd>
          </div>
        </dl>
      </div>
      <DetailList
        className={styles.Lines}
        items={[
          { id: 'pays', label: t`Client pays ${shown}: a deposit of ${deposit}, then the balance`, value: balance },
          {
            id: 'no-show',
            label: t`They don’t come, or cancel in the last ${balanceHours} hours: you get`,
            value: money(sums.noShow),
          },
          { id: 'cancel', label: t`You cancel after accepting: you owe`, value: money(sums.cancellationFee) },
          { id: 'none', label: t`Nobody books: you owe`, value: money(0) },
        ]}
      />
    </>
  )
}
