export { getDeployment, getHealth, getOpenApi } from './deployment.ts'
export { getPublisher, Publisher } from './publisher.ts'
