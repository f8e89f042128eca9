export { getDeployment, getHealth, getOpenApi } from './deployment.ts'
