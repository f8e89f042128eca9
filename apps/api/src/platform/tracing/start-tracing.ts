import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { turnTracing } from './tracing.ts'

/** How long the end of a process waits for its collector. */
export const LAST_MS = 2_000

/** Begins to trace. Source: trust.md §6; docs/operations.md, "Traces".
 *  @param share - of the traces that begin here, 0 to 1
 *  @param processor - else to a collector that speaks OTLP over HTTP; where it is, the exporter reads from OpenTelemetry's own
 *  variables
 *  @returns how to send what is left, and stop */
export function startTracing(
  { service, share }: { service: 'api' | 'worker'; share: number },
  processor: SpanProcessor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `ginipig-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  turnTracing(true)
  return async () => {
    turnTracing(false)
    // Of a collector that is gone or hangs only the last spans are lost: nothing fails for it, and nobody waits.
    const sent = provider.shutdown().catch(() => undefined)
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LAST_MS).unref())])
    for (const api of [trace, context, propagation]) api.disable()
  }
}
