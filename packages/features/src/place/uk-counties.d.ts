declare module 'uk-counties' {
  /** Historic counties of the four countries, by name. */
  const counties: readonly string[]
  export default counties
}
