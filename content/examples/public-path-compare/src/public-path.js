__webpack_public_path__ = globalThis.settings.assets;
