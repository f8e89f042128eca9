/** Stands for XMLHttpRequest, by which files go for their progress: `vi.stubGlobal('XMLHttpRequest', FakeUpload)`. */
export class FakeUpload {
  /** Those that were sent, in their order. Empty it before each test. */
  static made: FakeUpload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number; lengthComputable: boolean }) => void } = {}
  status = 200
  responseText = ''
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  /** Content type it was sent under. */
  type = ''
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'content-type') this.type = value
  }
  send() {
    FakeUpload.made.push(this)
  }
  abort() {
    this.onabort?.()
  }
  /** What the API answers. */
  finish(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
