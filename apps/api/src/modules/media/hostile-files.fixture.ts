import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import {
  chunk,
  hollowPng,
  jpegOf,
  jpegWithComment,
  PNG_SIGNATURE,
  pngOf,
  pngWithText,
  zeroPng,
} from './image.fixture.ts'

/** In every file that carries something; no byte of it may be served. */
export const MARK = 'HOSTILE-PAYLOAD'
const script = `<script>alert("${MARK}")</script>`
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${MARK}')"></svg>`

export type Hostile = { name: string; bytes: Buffer }

const text = (content: string) => Buffer.from(content, 'latin1')
const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
/** Puts bytes behind a file's beginning: the first two of a JPEG, the header of a PNG. */
const inJpeg = (jpeg: Buffer, ...parts: Buffer[]) => Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)])
const HEADER_END = PNG_SIGNATURE.length + 25
const inPng = (png: Buffer, ...parts: Buffer[]) =>
  Buffer.concat([png.subarray(0, HEADER_END), ...parts, png.subarray(HEADER_END)])

/** What is no picture at all, by its first bytes. */
const others: Record<string, string | Buffer> = {
  page: `<!doctype html>${script}`,
  SVG: svg,
  'SVG with a doctype': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
  script: `alert("${MARK}")`,
  PDF: `%PDF-1.7\n${MARK}`,
  'PostScript file': `%!PS-Adobe-3.0\n${MARK}`,
  ZIP: `PK\u0003\u0004${MARK}`,
  RAR: `Rar!\u001a\u0007${MARK}`,
  GZIP: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), text(MARK)]),
  'Windows program': `MZ${MARK}`,
  'Linux program': Buffer.concat([Buffer.from([0x7f]), text(`ELF${MARK}`)]),
  'Java class': Buffer.concat([Buffer.from([0xca, 0xfe, 0xba, 0xbe]), text(MARK)]),
  'Flash film': `FWS${MARK}`,
  'shell script': `#!/bin/sh\necho ${MARK}`,
  'PHP script': `<?php echo "${MARK}";`,
  GIF: `GIF89a${MARK}`,
  'GIF that is a script': `GIF89a=1;alert("${MARK}")`,
  BMP: `BM${MARK}`,
  ICO: Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), text(MARK)]),
  PSD: `8BPS${MARK}`,
  'JPEG 2000': Buffer.concat([Buffer.from([0, 0, 0, 12]), text(`jP  ${MARK}`)]),
  'JPEG XL': Buffer.concat([Buffer.from([0xff, 0x0a]), text(MARK)]),
  HEIC: Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftypheic${MARK}`)]),
  film: Buffer.concat([Buffer.from([0, 0, 0, 24]), text(`ftypmp42${MARK}`)]),
  'MVG drawing': `push graphic-context\nfill 'url(https://x/"|ls ${MARK}")'`,
  MSL: `<?xml version="1.0"?><image><read filename="/etc/passwd"/>${MARK}</image>`,
  XBM: `#define x_width 9999999\n/* ${MARK} */`,
  PPM: `P6 99999 99999 255\n${MARK}`,
  FITS: `SIMPLE  =                    T ${MARK}`,
  CSV: `a,b\n=cmd|' /C calc'!A0,${MARK}`,
  'path of a file': `/etc/passwd ${MARK}`,
  'lot of zeros': Buffer.alloc(100_000),
  'byte order mark before a JPEG': Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0xd8, 0xff]), text(MARK)]),
}

/** Broken numbers in a PNG's header: width, height, depth, colour, compression, filter, interlace. */
const headers: Record<string, [number, number, number[]]> = {
  'no width': [0, 10, [8, 2, 0, 0, 0]],
  'no height': [10, 0, [8, 2, 0, 0, 0]],
  'the widest there is': [2 ** 31 - 1, 1, [8, 2, 0, 0, 0]],
  'the highest there is': [1, 2 ** 31 - 1, [8, 2, 0, 0, 0]],
  'more than a number holds': [2 ** 32 - 1, 2 ** 32 - 1, [8, 2, 0, 0, 0]],
  '65,535 px a side': [65_535, 65_535, [8, 2, 0, 0, 0]],
  '40 megapixels and a row': [8_000, 5_001, [8, 2, 0, 0, 0]],
  'a depth of 3': [10, 10, [3, 2, 0, 0, 0]],
  'a depth of 255': [10, 10, [255, 2, 0, 0, 0]],
  'a colour type of 5': [10, 10, [8, 5, 0, 0, 0]],
  'an unknown compression': [10, 10, [8, 2, 9, 0, 0]],
  'an unknown filter': [10, 10, [8, 2, 0, 9, 0]],
  'an unknown interlace': [10, 10, [8, 2, 0, 0, 9]],
  'a palette that is not there': [10, 10, [8, 3, 0, 0, 0]],
}

function pngOfHeader([width, height, rest]: [number, number, number[]]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(rest, 8)
  const data = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([PNG_SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** The marker in a JPEG's segments and a PNG's chunks, where readers of all kinds look. */
async function carriers(): Promise<Hostile[]> {
  const [jpeg, png] = [await jpegOf(40, 30), await pngOf(40, 30)]
  const exif = text(`Exif\0\0MM\0*\0\0\0\u0008\0\u0001\u0001\u000e\0\u0002\0\0\0\u0030\0\0\0\u001a\0\0\0\0${script}`)
  const icc = text(`ICC_PROFILE\0\u0001\u0001\0\0\u0002\u0030${script}`)
  const segments: [string, number, Buffer][] = [
    ['EXIF', 0xe1, exif],
    ['EXIF cut off', 0xe1, exif.subarray(0, 12)],
    ['XMP', 0xe1, text(`http://ns.adobe.com/xap/1.0/\0${script}`)],
    ['an ICC profile', 0xe2, icc],
    ['an ICC profile of 255 parts', 0xe2, text(`ICC_PROFILE\0\u0001\xff${script}`)],
    ['an ICC profile without an end', 0xe2, text('ICC_PROFILE\0\u0001\u0001')],
    ['IPTC', 0xed, text(`Photoshop 3.0\u00008BIM\u0004\u0004\0\0\0\0\0\x40${script}`)],
    ['Adobe’s segment', 0xee, text(`Adobe\0d\0\0\0\0\u0009${script}`)],
    ['a comment', 0xfe, text(script)],
    ['a page in a comment', 0xfe, text(`<html><body>${script}`)],
    ['an end of a comment for scripts', 0xfe, text(`*/=1;alert("${MARK}")/*`)],
    ['the longest comment', 0xfe, Buffer.concat([text(script), Buffer.alloc(65_533 - script.length)])],
    ...Array.from({ length: 12 }, (_, index): [string, number, Buffer] => [
      `APP${index + 3}`,
      0xe3 + index,
      text(script),
    ]).filter(([, marker]) => marker !== 0xee && marker !== 0xed && marker <= 0xef),
  ]
  const chunks: [string, string, Buffer][] = [
    ['tEXt', 'tEXt', text(`Comment\0${script}`)],
    ['zTXt', 'zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(script)])],
    ['a zTXt that is a bomb', 'zTXt', Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))])],
    ['an iTXt of XMP', 'iTXt', text(`XML:com.adobe.xmp\0\0\0\0\0${script}`)],
    ['eXIf', 'eXIf', text(`MM\0*\0\0\0\u0008${script}`)],
    ['iCCP', 'iCCP', Buffer.concat([text('x\0\0'), deflateSync(script)])],
    ['an iCCP that is a bomb', 'iCCP', Buffer.concat([text('x\0\0'), deflateSync(Buffer.alloc(20_000_000))])],
    ['a chunk of its own', 'hAck', text(script)],
    ['a critical chunk of its own', 'HACK', text(script)],
    ['frames of an animation', 'acTL', Buffer.from([0, 0, 255, 255, 0, 0, 0, 0])],
    ['a palette', 'PLTE', text(script.slice(0, 33))],
    ['a time', 'tIME', text(script)],
    ['a gamma of nothing', 'gAMA', Buffer.alloc(4)],
    ['a histogram', 'hIST', text(script)],
  ]
  return [
    ...segments.map(([name, marker, data]) => ({
      name: `a JPEG with ${name}`,
      bytes: inJpeg(jpeg, segment(marker, data)),
    })),
    ...chunks.map(([name, type, data]) => ({ name: `a PNG with ${name}`, bytes: inPng(png, chunk(type, data)) })),
  ]
}

/** Two files in one. */
async function polyglots(): Promise<Hostile[]> {
  const [jpeg, png] = [await jpegOf(40, 30), await pngOf(40, 30)]
  const tails: Record<string, Buffer> = {
    'a page': text(`<html>${script}`),
    'an SVG': text(svg),
    'a ZIP': text(`PK\u0003\u0004${MARK}PK\u0005\u0006`),
    'a PDF': text(`%PDF-1.7 ${MARK} %%EOF`),
    'a PHP script': text(`<?php echo "${MARK}";`),
    'another JPEG': Buffer.concat([await jpegOf(8, 8), text(MARK)]),
    'another PNG': Buffer.concat([await pngOf(8, 8), text(MARK)]),
    'a megabyte of it': text(MARK.repeat(70_000)),
  }
  return Object.entries(tails).flatMap(([name, tail]) => [
    { name: `a JPEG and ${name}`, bytes: Buffer.concat([jpeg, tail]) },
    { name: `a PNG and ${name}`, bytes: Buffer.concat([png, tail]) },
    {
      name: `${name} behind a JPEG’s first bytes`,
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), tail]),
    },
    { name: `${name} behind a PNG’s first bytes`, bytes: Buffer.concat([PNG_SIGNATURE, tail]) },
  ])
}

/** Pictures that are not whole, or not what they say. */
async function broken(): Promise<Hostile[]> {
  const [jpeg, png] = [jpegWithComment(await jpegOf(300, 200), MARK), pngWithText(await pngOf(300, 200), MARK)]
  const cuts = [3, 10, 50, 200, 500].flatMap((length) => [
    { name: `a JPEG of ${length} bytes`, bytes: jpeg.subarray(0, length) },
    { name: `a PNG of ${length} bytes`, bytes: png.subarray(0, length) },
  ])
  const spoilt = [30, 60, 90].flatMap((percent) => [
    { name: `a JPEG with other bytes at ${percent} %`, bytes: spoil(jpeg, percent / 100) },
    { name: `a PNG with other bytes at ${percent} %`, bytes: spoil(png, percent / 100) },
  ])
  const tall = Buffer.from(jpeg)
  const frame = tall.indexOf(Buffer.from([0xff, 0xc0]))
  tall.writeUInt16BE(65_535, frame + 5)
  tall.writeUInt16BE(65_535, frame + 7)
  return [
    ...cuts,
    ...spoilt,
    { name: 'a JPEG that says it has 65,535 px a side', bytes: tall },
    { name: 'a PNG of 14,000 px a side in 0.2 MB', bytes: zeroPng(14_000, 14_000) },
    { name: 'a PNG of 6,000 px a side that is hollow', bytes: hollowPng(6_000, 6_000) },
    {
      name: 'a PNG of a thousand empty parts',
      bytes: inPng(png, ...Array<Buffer>(1_000).fill(chunk('IDAT', Buffer.alloc(0)))),
    },
    {
      name: 'a JPEG of a thousand comments',
      bytes: inJpeg(jpeg, ...Array<Buffer>(1_000).fill(segment(0xfe, text(script)))),
    },
    {
      name: 'a JPEG of a thousand scans’ beginnings',
      bytes: inJpeg(jpeg, ...Array<Buffer>(1_000).fill(segment(0xda, Buffer.alloc(10)))),
    },
    { name: 'a JPEG without a picture', bytes: Buffer.from([0xff, 0xd8, 0xff, 0xd9]) },
    { name: 'a JPEG of four inks', bytes: await inked() },
    { name: 'nothing', bytes: Buffer.alloc(0) },
  ]
}

/** CMYK, as printers' programs write it. */
const inked = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

function spoil(bytes: Buffer, at: number): Buffer {
  const spoilt = Buffer.from(bytes)
  spoilt.write(MARK, Math.floor(bytes.length * at), 'latin1')
  return spoilt
}

/** Files made to harm whoever reads or shows them, 120 at least (trust.md G09). */
export async function hostileFiles(): Promise<Hostile[]> {
  return [
    ...Object.entries(others).map(([name, bytes]) => ({
      name: `a ${name}`,
      bytes: typeof bytes === 'string' ? text(bytes) : bytes,
    })),
    ...Object.entries(headers).map(([name, header]) => ({ name: `a PNG with ${name}`, bytes: pngOfHeader(header) })),
    ...(await carriers()),
    ...(await polyglots()),
    ...(await broken()),
  ]
}
