import type { ApiAnswer, ApiRequest } from '#http/pipeline.ts'

export function browserFile(_request: ApiRequest): ApiAnswer {
  return { status: 404, headers: {}, body: '' }
}
