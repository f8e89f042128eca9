/** What "/" tells of the API's answers: it comes with them, after the page. Source: docs/decisions/0012. */
export { CategoryNews } from './CategoryNews.tsx'
export { PopularParts } from './PopularParts.tsx'
export { SoonestPeek } from './SoonestPeek.tsx'
