export { configKeys, deploymentQuery, publisherQuery } from './config-queries.ts'
