import { useApi } from '@ginipig/api-client/core/api-context.ts'
import { change, keyOf, query } from '@ginipig/api-client/core/call-options.ts'
import { CrossLink } from '@ginipig/app/handoff/CrossLink.tsx'
import { useServices, useToast } from '@ginipig/app/services/services-context.ts'
import { useDeployment } from '@ginipig/app/services/use-deployment.ts'
import { Failure } from '@ginipig/app/words/Failure.tsx'
import { useProblemText } from '@ginipig/app/words/problem-text.ts'
import { useMoney } from '@ginipig/app/words/use-money.ts'
import { createListingDraft } from '@ginipig/contract/listing/listing-draft.ts'
import { getMyListing, listMyListings, type MyListing } from '@ginipig/contract/listing/my-listings.ts'
import { bookingPolicy, splitPrice } from '@ginipig/domain/booking'
import { HOUR_MS } from '@ginipig/domain/time'
import { Button } from '@ginipig/ui/button'
import { Callout } from '@ginipig/ui/callout'
import { TextLink } from '@ginipig/ui/link'
import { Panel, PanelBody, PanelHead } from '@ginipig/ui/panel'
import { Skeleton } from '@ginipig/ui/skeleton'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, Share2 } from 'lucide-react'
import styles from '../wizard/Wizard.module.css'

/** `/provider/appointment-listed/{id}`: it is there for everybody, and what happens now. */
export function ListedPage({ listingId }: { listingId: string }) {
  const { data, error, isFetching, refetch } = useQuery(query(useApi(), getMyListing, { params: { listingId } }))
  if (data) return <Listed listing={data} />
  if (error) return <Failure error={error} onTryAgain={refetch} isTrying={isFetching} />
  return <Skeleton aria-hidden shape="block" />
}

function Listed({ listing }: { listing: MyListing }) {
  const { id, title, price, approval } = listing
  const money = useMoney()
  const split = splitPrice(price ?? 0, bookingPolicy)
  const answerHours = bookingPolicy.responseWindowMs / HOUR_MS
  const balanceHours = bookingPolicy.balanceBeforeMs / HOUR_MS
  const [deposit, balance, earnings] = [money(split.deposit), money(split.balance), money(split.earnings)]
  return (
    <div className={styles.Main}>
      <Callout
        tone="success"
        headingLevel={1}
        pig="rosette"
        title={<Trans>It’s live. {title} is on Ginipig.</Trans>}
        actions={
          <CrossLink to={`/category-detail/${id}`} className={styles.Address}>
            <Trans>See it as a client</Trans>
          </CrossLink>
        }
      >
        {approval === 'automatic' ? (
          <Trans>Clients who meet your must-haves are booked at once. You hear of each one in Bookings.</Trans>
        ) : (
          <Trans>You’re the one who says yes. The first request lands in Bookings.</Trans>
        )}
      </Callout>
      <Panel>
        <PanelHead title={<Trans>What happens now</Trans>} />
        <PanelBody>
          <ol className={styles.Body}>
            {approval === 'automatic' ? null : (
              <li>
                <b>
                  <Trans>Someone asks</Trans>
                </b>
                <p className={styles.Note}>
                  <Trans>
                    You get their photos and answers, and {answerHours} hours to say yes. No answer and they’re let go,
                    at no cost to either of you.
                  </Trans>
                </p>
              </li>
            )}
            <li>
              <b>
                <Trans>{balanceHours} hours before, we take the balance</Trans>
              </b>
              <p className={styles.Note}>
                <Trans>
                  {deposit} is paid to book, {balance} follows. You never chase money.
                </Trans>
              </p>
            </li>
            <li>
              <b>
                <Trans>You do the work, {earnings} is yours</Trans>
              </b>
              <p className={styles.Note}>
                <Trans>Per client, once the appointment has taken place.</Trans>
              </p>
            </li>
          </ol>
        </PanelBody>
      </Panel>
      <Tell listing={listing} />
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
      <NextSteps id={id} />
    </div>
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
          <Trans>Put it wherever your people are. The link always shows the times that are still open.</Trans>
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
  const { mutate, isPending } = useMutation({
    ...change(useApi(), createListingDraft, { stale: [keyOf(listMyListings)] }),
    onError: (error) => toast.error(textOf(error)),
  })
  const duplicate = () =>
    mutate(
      { body: { from: id } },
      { onSuccess: (draft) => void navigate({ to: '/provider/appointment', search: { draft: draft.id } }) },
    )
  return (
    <div className={styles.Chips}>
      <Button busy={isPending} onClick={duplicate}>
        <Trans>Duplicate for another treatment</Trans>
      </Button>
      <Button variant="ghost" onClick={() => void navigate({ to: '/provider/edit-appointment/$id', params: { id } })}>
        <Trans>Edit this listing</Trans>
      </Button>
    </div>
  )
}
