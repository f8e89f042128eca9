import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useDeployment } from '@ginipig/app/services/use-deployment.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { getListing } from '@ginipig/contract/listing/get-listing.ts'
import { createListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { getMyListing, listMyListings, type MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { HOUR_MS, toWallClock } from '@ginipig/domain/time'
import { ListingCard } from '@ginipig/features/listing/card/ListingCard.tsx'
import { Button, ButtonLink } from '@ginipig/ui/button'
import { Callout } from '@ginipig/ui/callout'
import { Columns } from '@ginipig/ui/columns'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Timeline } from '@ginipig/ui/timeline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarClock, CalendarDays, Copy, Eye, EyeOff, Hourglass, Pencil, Plus, Share2, Wallet } from 'lucide-react'
import styles from '../wizard/Wizard.module.css'

/** `/provider/appointment-listed/{id}`: it is there for everybody, and what happens now. */
export function ListedPage({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useQuery(query(useApi(), getMyListing, { params: { listingId } }))
  if (data) return <Listed listing={data} />
  if (error) return <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}

function Listed({ listing }: { listing: MyListing }) {
  const { id, title, price, approval, state, nextSlotAt, zone } = listing
  // Changes can leave no place free: fewer clients are wanted than have booked.
  const isFull = state === 'full'
  // Nor do they open one that was closed.
  const isClosed = state === 'closed'
  const { t } = useLingui()
  const money = useMoney()
  const split = splitPrice(price ?? 0, bookingPolicy)
  const answerHours = bookingPolicy.responseWindowMs / HOUR_MS
  const balanceHours = bookingPolicy.balanceBeforeMs / HOUR_MS
  const [deposit, balance, earnings] = [money(split.deposit), money(split.balance), money(split.earnings)]
  return (
    <div className={styles.Main}>
      <Callout
        tone="brand"
        headingLevel={1}
        pig="rosette"
        title={
          isClosed ? (
            <Trans>Saved. {title} is still closed.</Trans>
          ) : isFull ? (
            <Trans>{title} is full.</Trans>
          ) : (
            <Trans>It’s live. {title} is on Ginipig.</Trans>
          )
        }
        actions={
          <>
            {isClosed ? (
              <ButtonLink
                variant="primary"
                icon={<EyeOff aria-hidden />}
                render={(slot) => <Link to="/provider/my-listings" search={{ tab: 'past' }} {...slot} />}
              >
                <Trans>See what’s closed</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink
                variant="primary"
                icon={<Eye aria-hidden />}
                render={(slot) => <CrossLink to={`/category-detail/${id}`} {...slot} />}
              >
                <Trans>See it as a client</Trans>
              </ButtonLink>
            )}
            <ButtonLink
              variant="secondary"
              icon={<CalendarDays aria-hidden />}
              // Where its first start stands: seven days from today may have none of it.
              render={(slot) => (
                <Link
                  to="/provider/diary"
                  search={{ day: nextSlotAt === null ? undefined : toWallClock(nextSlotAt, zone).date }}
                  {...slot}
                />
              )}
            >
              <Trans>Open my diary</Trans>
            </ButtonLink>
          </>
        }
      >
        {isClosed ? (
          <Trans>It takes no new bookings until you reopen it, among your listings.</Trans>
        ) : isFull ? (
          <Trans>As many clients as you want have booked. Say that you want more, and the next can book.</Trans>
        ) : approval === 'automatic' ? (
          <Trans>Clients who meet your must-haves are booked at once. You hear of each one in Bookings.</Trans>
        ) : (
          <Trans>You’re the one who says yes. Each request lands in Bookings.</Trans>
        )}
      </Callout>
      <Columns
        side={
          <>
            <Seen id={id} />
            <NextSteps id={id} />
          </>
        }
      >
        {isClosed ? null : (
          <Panel>
            <PanelHead title={<Trans>What happens now</Trans>} />
            <PanelBody>
              <Timeline
                stateLabels={{ done: t`done`, now: t`now`, next: t`to come`, failed: t`failed` }}
                items={[
                  { id: 'listed', state: 'done', title: t`Listed` },
                  ...(approval === 'automatic'
                    ? []
                    : [
                        {
                          id: 'asked',
                          state: 'now' as const,
                          icon: <Hourglass />,
                          title: t`Someone asks`,
                          detail: t`You have ${answerHours} hours to say yes. After that it ends, at no cost to either of you.`,
                        },
                      ]),
                  {
                    id: 'balance',
                    state: 'next',
                    icon: <CalendarClock />,
                    title: t`${balanceHours} hours before, we take the balance`,
                    detail: t`${deposit} is paid to book, ${balance} follows.`,
                  },
                  {
                    id: 'earned',
                    state: 'next',
                    icon: <Wallet />,
                    title: t`You do the work, ${earnings} is yours`,
                    detail: t`Per client.`,
                  },
                ]}
              />
            </PanelBody>
          </Panel>
        )}
        {isFull || isClosed ? null : <Tell listing={listing} />}
        <p className={styles.Note}>
          <Trans>
            The{' '}
            <TextLink render={(slot) => <Link to="/provider/term-and-condition" {...slot} />}>
              terms and conditions
            </TextLink>{' '}
            and the{' '}
            <TextLink render={(slot) => <Link to="/provider/privacy-policy" {...slot} />}>privacy policy</TextLink> say
            what you’ve agreed to.
          </Trans>
        </p>
      </Columns>
    </div>
  )
}

/** As clients see it among others; it says nothing more than the page does, so nothing where it can't be had. */
function Seen({ id }: { id: string }) {
  const { data: card } = useQuery(query(useApi(), getListing, { params: { listingId: id } }))
  if (!card) return null
  return (
    <ListingCard
      isBrief
      layout="grid"
      listing={card}
      renderLink={({ children, className }) => (
        <CrossLink to={`/category-detail/${id}`} className={className}>
          {children}
        </CrossLink>
      )}
    />
  )
}

/** The address to put wherever the provider's people are. */
function Tell({ listing: { id, title } }: { listing: MyListing }) {
  const { t } = useLingui()
  const toast = useToast()
  const { shareUrl } = useServices()
  const marketplace = useDeployment()?.marketplaceOrigin
  if (marketplace === undefined) return null
  const url = `${shareUrl || marketplace}/category-detail/${id}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t`Link copied`)
    } catch {
      toast.error(t`The browser didn’t let us copy. Please copy the address by hand.`)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ url, title })
    } catch {
      // Called off.
    }
  }
  return (
    <Panel>
      <PanelHead title={<Trans>Tell people yourself</Trans>} />
      <PanelBody className={styles.Body}>
        <p className={styles.Note}>
          <Trans>The link always shows the times that are still open.</Trans>
        </p>
        <p className={styles.Address}>{url}</p>
        <div className={styles.Chips}>
          <Button icon={<Copy aria-hidden />} onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          {'share' in navigator ? (
            <Button icon={<Share2 aria-hidden />} onClick={() => void share()}>
              <Trans>Share</Trans>
            </Button>
          ) : null}
        </div>
      </PanelBody>
    </Panel>
  )
}

/** Another one like it, or this one once more. */
function NextSteps({ id }: { id: string }) {
  const toast = useToast()
  const textOf = useProblemText()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({
    ...change(useApi(), createListingDraft, { stale: [keyOf(listMyListings)] }),
    onError: (error) => toast.error(textOf(error)),
  })
  const duplicate = () =>
    mutateAsync({ body: { from: id } }).then(
      (draft) => navigate({ to: '/provider/appointment', search: { draft: draft.id } }),
      () => undefined, // said by `onError`
    )
  return (
    <Panel isPadded className={styles.Next}>
      <Button block busy={isPending} icon={<Copy aria-hidden />} onClick={() => void duplicate()}>
        <Trans>Duplicate for another treatment</Trans>
      </Button>
      <ButtonLink
        block
        icon={<Pencil aria-hidden />}
        render={(slot) => <Link to="/provider/edit-appointment/$id" params={{ id }} {...slot} />}
      >
        <Trans>Edit this listing</Trans>
      </ButtonLink>
      <ButtonLink block icon={<Plus aria-hidden />} render={(slot) => <Link to="/provider/appointment" {...slot} />}>
        <Trans>New appointment</Trans>
      </ButtonLink>
    </Panel>
  )
}
