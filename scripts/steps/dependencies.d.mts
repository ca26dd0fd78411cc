export declare function installDependencies(wanted: 'site' | 'studio' | 'all'): Promise<void>
