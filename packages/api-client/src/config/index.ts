export { configKeys, deploymentQuery } from './config-queries.ts'
