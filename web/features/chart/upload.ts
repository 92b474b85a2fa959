import type { UploadPlace } from '#contract/chart/documents.ts';
import { ApiError } from '../../lib/api.ts';

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a file, in hexadecimal digits. */
export const hashOf = async (file: Blob): Promise<string> => hex(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));

/**
 * Puts a file in its place, and tells how much of it is there, in percent; `fetch` cannot.
 * @throws ApiError
 */
export const putFile = ({ url, headers }: UploadPlace, file: Blob, onProgress: (percent: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / total) * 100));
    request.onload = () => (request.status === 200 ? resolve() : reject(new ApiError(request.status)));
    request.onerror = () => reject(new ApiError(0, 'NETWORK_ERROR'));
    request.send(file);
  });
