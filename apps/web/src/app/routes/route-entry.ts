import type { ComponentType } from 'react';
import type { IconName } from '../layouts/menu-icons.ts';

export type Shell = 'public' | 'login' | 'report-detail' | 'standalone' | 'assist' | 'main';

/** What the main layout draws around a page: everything, the menu only (home), or nothing (full screen). */
export type Frame = 'all' | 'menu' | 'none';

interface RouteFacts {
  /** Exact pathname; children of a shell are root paths too. */
  readonly path: string;
  readonly title: string;
  readonly shell: Shell;
  /** Roles the screen is made for; the server's verifyArr decides. Empty for public paths. */
  readonly roles: readonly number[];
  readonly icon?: IconName;
  /** Path of the screen it is reached from, for the breadcrumb. */
  readonly parent?: string;
  readonly frame?: Frame;
  /** Query parameters without which the screen says nothing: links from the screens below it carry them. */
  readonly needs?: readonly string[];
  /** Kept in the page cache when left. */
  readonly keepAlive?: true;
}

export interface ReadyRoute extends RouteFacts {
  readonly status: 'ready';
  /** Loads the page; home differs by role. Login pages are part of the first chunk and have none. */
  readonly load?: (role: number) => Promise<ComponentType>;
}

export interface RouteToCome extends RouteFacts {
  readonly status: 'to-come';
}

export type RouteEntry = ReadyRoute | RouteToCome;

/** Roles of a screen that several screens share. */
export const EVERY_ROLE = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11];
export const CLINICIANS = [1, 4];
export const LAB_DEPARTMENT = [1, 7];
export const APPLICATION_ROLES = [1, 4, 11];

/** A route whose screen comes later. */
export function toCome(
  shell: Shell,
  path: string,
  title: string,
  roles: readonly number[],
  more?: Partial<RouteFacts>,
): RouteToCome {
  return { path, title, shell, roles, status: 'to-come', ...more };
}
