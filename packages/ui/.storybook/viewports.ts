const viewport = (name: string, width: number, height: number) => ({
  name: `${width} ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The widths a page is looked at; a story takes one by `globals: { viewport: { value: 'phone' } }`. */
export const viewports = {
  small: viewport('small phone', 320, 640),
  phone: viewport('phone', 390, 844),
  tablet: viewport('tablet', 768, 1024),
  narrow: viewport('narrow window', 1024, 768),
  laptop: viewport('laptop', 1280, 800),
  desktop: viewport('desktop', 1600, 1000),
}
