/** What of a picture is kept: pixels of the picture after it was turned, from its top left corner. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
  /** Clockwise. */
  turned: 0 | 90 | 180 | 270
}

export interface CropShape {
  /** "4:5". */
  label: string
  /** Width by height. */
  aspect: number
}

export interface CropLabels {
  close: string
  /** Of the area: what it is and which keys move it. */
  area: string
  shape: string
  zoom: string
  zoomOut: string
  zoomIn: string
  turn: string
  reset: string
  /** Under the tools: what becomes of the original. */
  note: string
  /** The two answers. */
  whole: string
  crop: string
}
