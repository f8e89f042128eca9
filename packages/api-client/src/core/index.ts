export { type Api, type ApiOptions, createApi } from './api.ts'
export { ApiContext, useApi } from './api-context.ts'
export { ApiError, type ApiErrorCode, errorCode } from './api-error.ts'
export { type Call, newIdempotencyKey, type QueryGiven } from './call.ts'
