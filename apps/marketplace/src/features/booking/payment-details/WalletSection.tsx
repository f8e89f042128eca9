import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { query } from '@ginipig/api-client/core/call-options.ts'
import { PartOverPage } from '@ginipig/app/route/failure/PartOverPage.tsx'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { getWallet, type WalletCard } from '@ginipig/contract/payment/wallet.ts'
import { BankCardAdd } from '@ginipig/ui/bank-card'
import { Button } from '@ginipig/ui/button'
import { EmptyState } from '@ginipig/ui/empty-state'
import { lazyPart } from '@ginipig/ui/lazy-part'
import { Skeleton } from '@ginipig/ui/skeleton'
import { VisuallyHidden } from '@ginipig/ui/visually-hidden'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChooseCardDialog } from './ChooseCardDialog.tsx'
import { DeleteCardDialog } from './DeleteCardDialog.tsx'
import styles from './PaymentDetailsPage.module.css'
import { WalletItem } from './WalletItem.tsx'

const AddCardDialog = lazyPart(() => import('./AddCardDialog.tsx'))

/** What is asked about the cards now. */
type Question = { what: 'add' } | { what: 'choose' | 'delete'; card: WalletCard }

/** The cards: which there are, one more, which is used, none of it any longer. Source: spec §8 "No card added yet!". */
export function WalletSection() {
  const wallet = useQuery(query(useApi(), getWallet))
  const [question, setQuestion] = useState<Question>()
  const cards = wallet.data?.cards ?? []
  const balances = cards.flatMap((card) => card.balances)
  const close = () => setQuestion(undefined)
  const add = () => setQuestion({ what: 'add' })
  return (
    <section aria-labelledby="cards">
      <VisuallyHidden>
        <h2 id="cards" tabIndex={-1}>
          <Trans>Your cards</Trans>
        </h2>
      </VisuallyHidden>
      {wallet.isPending ? <WalletSkeleton /> : null}
      {wallet.isError ? (
        <Failure error={wallet.error} onTryAgain={wallet.refetch} isTrying={wallet.isFetching} />
      ) : null}
      {wallet.isSuccess && cards.length === 0 ? (
        <EmptyState
          pig="sleep"
          headingLevel={3}
          title={<Trans>No card added yet!</Trans>}
          text={
            <Trans>
              Add one now and booking takes two taps later. Card details go straight to Stripe, Ginipig never sees them.
            </Trans>
          }
          action={
            <Button variant="primary" onClick={add}>
              <Trans>Add a card</Trans>
            </Button>
          }
        />
      ) : null}
      {cards.length === 0 ? null : (
        <ul className={styles.Wallet}>
          {cards.map((card) => (
            <WalletItem
              key={card.id}
              card={card}
              cards={cards}
              onChoose={() => setQuestion({ what: 'choose', card })}
              onDelete={() => setQuestion({ what: 'delete', card })}
            />
          ))}
          <li>
            <BankCardAdd
              label={<Trans>Add a card</Trans>}
              note={<Trans>Typed into Stripe, never into Ginipig</Trans>}
              onClick={add}
            />
          </li>
        </ul>
      )}
      {question?.what === 'add' ? (
        <PartOverPage onLost={close}>
          <AddCardDialog balances={balances} onClose={close} />
        </PartOverPage>
      ) : null}
      {question?.what === 'choose' ? (
        <ChooseCardDialog
          card={question.card}
          cards={cards}
          others={balances.filter((one) => !question.card.balances.includes(one))}
          onClose={close}
        />
      ) : null}
      {question?.what === 'delete' ? (
        <DeleteCardDialog card={question.card} cards={cards} onAdd={add} onClose={close} />
      ) : null}
    </section>
  )
}

function WalletSkeleton() {
  return (
    <div aria-busy="true" className={styles.Wallet}>
      <VisuallyHidden role="status">
        <Trans>Loading your cards</Trans>
      </VisuallyHidden>
      {['one', 'two'].map((card) => (
        <div key={card} className={styles.Card}>
          <Skeleton shape="block" ratio="1.586" />
          <Skeleton width="50%" height={26} />
          <Skeleton width="30%" height={36} />
        </div>
      ))}
    </div>
  )
}
