import * as v from 'valibot'

/** How somebody's appointments of the last year ended; null while there are too few to say anything fair. */
export const TrackRecord = v.nullable(v.object({ kept: v.number(), cancelledLate: v.number(), missed: v.number() }))
