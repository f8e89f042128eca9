import type { TypedListing } from '@ginipig/contract/listing/listing-draft.ts'
import type { ConsultationQuestion } from '@ginipig/domain/listing'
import { MAX_CLIENTS, USUAL_PATCH_TEST_HOURS } from '@ginipig/domain/listing-draft'
import type { ListedRow, StartRow } from './listed.sql.ts'

/** Pence → pounds as a person types them: "85", "34.50". */
const pounds = (pence: number) => (pence / 100).toFixed(2).replace(/\.00$/, '')

/** Of a listing from before clients were counted: as many as its starts take. */
function clientsOf(listed: ListedRow, starts: readonly StartRow[]): number {
  const ahead = starts.reduce((sum, { capacity, booked }) => sum + capacity - booked, listed.booked)
  return listed.clients ?? Math.min(MAX_CLIENTS, Math.max(1, ahead))
}

const typedQuestion = ({ options = [], ...question }: ConsultationQuestion) => ({ ...question, options: [...options] })

/** A listing as its provider would have typed it, with those of its starts that are still ahead. */
export function typedOf(listed: ListedRow, starts: readonly StartRow[]): TypedListing {
  const { must_haves: asked } = listed
  const document = asked.consultation?.document
  return {
    treatment: {
      category: listed.category,
      subcategories: listed.subcategories,
      title: listed.title,
      description: listed.description,
      reason: listed.reason,
      hours: Math.floor(listed.duration_minutes / 60),
      minutes: listed.duration_minutes % 60,
      photoIds: listed.photo_ids,
      cover: listed.cover,
    },
    requirements: {
      level: listed.level,
      purpose: listed.purpose,
      isInsured: listed.is_insured,
      isLicensed: listed.is_licensed,
      isSupervised: listed.is_supervised,
      supervisedBy: listed.supervised_by ?? '',
      type: listed.type,
      setting: listed.setting,
      place: listed.place,
      rrp: pounds(listed.next_rrp ?? listed.rrp),
      rrpEvidence: listed.rrp_evidence,
      rrpPeriod: listed.rrp_period,
      price: pounds(listed.price),
      clients: clientsOf(listed, starts),
      approval: listed.approval,
      requirements: asked.requirements?.text ?? '',
      photos: asked.photos?.text ?? null,
      questions: asked.consultation && !document ? asked.consultation.questions.map(typedQuestion) : null,
      document: document ? { id: document.id } : null,
      needsPatchTest: asked.patchTest !== null,
      patchTestHours: asked.patchTest?.hoursBefore ?? USUAL_PATCH_TEST_HOURS,
    },
    times: {
      slotMode: listed.capacity > 1 && starts.length <= 1 ? 'one' : 'several',
      starts: starts.map(({ date, time }) => ({ date, time })),
    },
  }
}
