import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type SpanKind,
  SpanStatusCode,
  type TimeInput,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { Refusal } from '#platform/http/refusal.ts'

/** Undefined where nobody asked for traces: then nothing here does anything. */
let tracer: Tracer | undefined
export const turnTracing = (on: boolean): void => {
  tracer = on ? trace.getTracer('ginipig') : undefined
}

/** Does a piece of work as a span, in which all that follows from it finds its parent. An attribute names no person: no
 *  words, no address; of an error only its code.
 *  @param of - `traceparent` (W3C) of what it follows from, where that was another process
 *  @throws whatever the work throws */
export function inSpan<Result>(
  { name, kind, attributes, of }: { name: string; kind: SpanKind; attributes?: Attributes; of?: string | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  if (!tracer) return work()
  const parent = of === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, { traceparent: of })
  return tracer.startActiveSpan(name, { kind, ...(attributes && { attributes }) }, parent, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setAttribute(
        'error.type',
        error instanceof Refusal ? error.code : error instanceof Error ? error.name : 'unknown',
      )
      // What is refused with a reason went as it should.
      if (!(error instanceof Refusal) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Where we are, for whoever goes on in another process: `{ traceparent }` as W3C writes it; empty without a trace. */
export function traceContext(): { traceparent?: string } {
  const carrier: { traceparent?: string } = {}
  if (tracer) propagation.inject(context.active(), carrier)
  return carrier
}

/** Links the span that we are in to another trace, that of what this is about. */
export function linkTo(traceparent: string | undefined): void {
  if (!tracer || traceparent === undefined) return
  const other = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }))
  if (other) trace.getActiveSpan()?.addLink({ context: other })
}

/** Writes down in the span that we are in that something happened. */
export function noteInSpan(name: string, attributes: Attributes): void {
  if (tracer) trace.getActiveSpan()?.addEvent(name, attributes)
}

/** A span that is over already. */
export function pastSpan(
  { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes },
  [startTime, endTime]: readonly [TimeInput, TimeInput],
): void {
  tracer?.startSpan(name, { kind, attributes, startTime }).end(endTime)
}

/** For each line of the log. */
export function traceOfLog(): { traceId?: string } {
  const span = tracer ? trace.getActiveSpan()?.spanContext() : undefined
  return span ? { traceId: span.traceId } : {}
}
